import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** SVG files that are inlined into pages. */
export const DRAWING_FILE = /[\\/]client[\\/]media[\\/]drawings[\\/][\w-]+\.svg$/;

/** Compiles the import of a drawing to its `viewBox`, its label and its content. */
export const drawingFiles: Plugin = {
  name: "drawing-files",
  setup({ onLoad }) {
    onLoad({ filter: DRAWING_FILE }, async ({ path }) => ({
      contents: drawingModule(await readFile(path, "utf8")),
      loader: "js",
    }));
  },
};

/** Converts an SVG file to a JavaScript module. Omits the editor's style and whitespace between elements. */
export function drawingModule(svg: string): string {
  const [, attributes = "", inner = ""] = svg.match(/<svg([^>]*)>(.*)<\/svg>/s) ?? [];
  const attribute = (name: string) => attributes.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
  const drawing = {
    viewBox: attribute("viewBox"),
    preserveAspectRatio: attribute("preserveAspectRatio"),
    label: attribute("aria-label"),
    content: inner
      .replace(/<style>.*?<\/style>|<!--.*?-->/gs, "")
      .replace(/>\s+</g, "><")
      .trim(),
  };
  return `export default ${JSON.stringify(drawing)};`;
}

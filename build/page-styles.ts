import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type OutputFile } from "esbuild";
import { integrityOf } from "../server/base/integrity.ts";
import { browserOptions } from "./options.ts";

/** Modules whose styles precede those of every page. */
const SHARED = ["client/styles/stylesheet.ts", "client/layout/site-layout.tsx"];

const PAGES = "client/pages";
const EXTENSION = ".page.tsx";

interface PageStyles {
  css: string;
  /** Hash for the Content-Security-Policy. */
  integrity: string;
  /** The fonts that the styles refer to. */
  fonts: OutputFile[];
}

/** Lists the files of all pages by the page's name. */
export function pageFiles(): Map<string, string> {
  const files = readdirSync(PAGES, { recursive: true }).map(String);
  const pages = files.filter((file) => file.endsWith(EXTENSION));
  return new Map(pages.map((file) => [basename(file, EXTENSION), join(PAGES, file)]));
}

/** Builds the styles of one page: all stylesheets that its modules import, in import order. */
export async function buildPageStyles(pageFile: string): Promise<PageStyles> {
  const { outputFiles } = await build({
    ...browserOptions,
    entryPoints: [pageFile],
    inject: SHARED,
    // Only the stylesheets are used, and packages contain none.
    packages: "external",
    minifySyntax: true,
    minifyWhitespace: true,
  });
  const sheet = outputFiles.find(({ path }) => path.endsWith(".css"));
  if (sheet === undefined) throw new Error(`${pageFile} has no styles`);
  const css = sheet.text.trim();
  const fonts = outputFiles.filter(({ path }) => path.endsWith(".woff2"));
  return { css, integrity: integrityOf(css), fonts };
}

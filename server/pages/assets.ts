import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../client/page.ts";
import { pageFiles } from "./page-files.ts";

/** The styles in a page's head, and the hash by which the Content-Security-Policy trusts them. */
export interface PageStyle {
  css: string;
  integrity: string;
}

/** What the build made, with the addresses under which the browser finds it. */
export interface Assets {
  entry: { path: string /** As in `integrity` and, quoted, in the CSP. */; integrity: string };
  /** @throws when the build has made no styles for the page */
  styleOf(page: Page<unknown>): PageStyle;
  /** The address of the font that most text needs. */
  font: string;
  /** Modules that islands start themselves, by name of their source file. */
  workers: Record<string, string>;
}

interface Manifest extends Omit<Assets, "styleOf"> {
  /** By file of the page. */
  styles: Record<string, PageStyle>;
}

/** Reads the build's manifest from the folder `dist`. */
export function readAssets(dist: string): Assets {
  const text = readFileSync(join(dist, "manifest.json"), "utf8");
  const { styles, ...assets }: Manifest = JSON.parse(text);
  const files = new Map<unknown, string>();
  for (const [file, exported] of Object.entries(pageFiles)) {
    for (const value of Object.values(exported)) files.set(value, file);
  }
  return {
    ...assets,
    styleOf(page) {
      const style = styles[files.get(page) ?? ""];
      if (style === undefined) throw new Error("The build has made no styles for this page");
      return style;
    },
  };
}

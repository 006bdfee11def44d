import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageTemplate } from "../../client/page.ts";

/** A page's styles and their hash for the Content-Security-Policy. */
export interface PageStyle {
  css: string;
  integrity: string;
}

/** Addresses and contents of the build's output. */
export interface Assets {
  entry: { path: string; integrity: string };
  /** @throws if the build contains no styles for the page */
  styleOf(page: PageTemplate): PageStyle;
  /** The address of the body font. */
  font: string;
  /** Addresses of worker modules by the name of their source file. */
  workers: Record<string, string>;
}

interface Manifest extends Omit<Assets, "styleOf"> {
  /** Styles by the name of the page. */
  styles: Record<string, PageStyle>;
}

/** Reads the build's manifest from the folder `dist`. */
export function readAssets(dist: string): Assets {
  const text = readFileSync(join(dist, "manifest.json"), "utf8");
  const { styles, ...assets }: Manifest = JSON.parse(text);
  return {
    ...assets,
    styleOf(page) {
      const style = styles[page.name];
      if (style === undefined)
        throw new Error(`The build contains no styles for the page ${page.name}`);
      return style;
    },
  };
}

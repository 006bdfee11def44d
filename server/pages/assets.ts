import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../client/page.ts";
import { pageFiles } from "./page-files.ts";

/** What stands in a page's head instead of a stylesheet's address, and what the CSP knows it by. */
export interface PageStyle {
  css: string;
  /** As quoted in the CSP. */
  integrity: string;
}

/** What the build made, with the addresses under which the browser finds it. */
export interface Assets {
  entry: { path: string /** As in `integrity` and, quoted, in the CSP. */; integrity: string };
  /** All styles, for a page whose own are not known. */
  stylesheet: string;
  /** The styles that a page and its islands need, whole; undefined when they are not known. */
  styleOf(page: Page<unknown>): PageStyle | undefined;
  /** By island, the classes that its script may give to an element later. */
  lateClasses: Readonly<Record<string, readonly string[]>>;
  font: string;
  favicon: string;
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
  return { ...assets, styleOf: (page) => styles[files.get(page) ?? ""] };
}

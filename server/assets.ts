import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the build made, with the addresses under which the browser finds it. */
export interface Assets {
  entry: { path: string /** As in `integrity` and, quoted, in the CSP. */; integrity: string };
  /** Module that knows every island. */
  islands: string;
  stylesheet: string;
  font: string;
  favicon: string;
  /** Modules that islands start themselves, by name of their source file. */
  workers: Record<string, string>;
  /** Sheets that an island adds itself. */
  sheets: Record<string, string>;
}

/** Reads the build's manifest from the folder `dist`. */
export function readAssets(dist: string): Assets {
  return JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8")) as Assets;
}

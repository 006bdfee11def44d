import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** By the name that esbuild gives a class, the one that visitors get. */
export type ClassNames = ReadonlyMap<string, string>;

/**
 * Five signs for each class: long names are a twentieth of a page. A name follows from its own sheet
 * alone, so that pages and scripts of one build agree without knowing of each other.
 * @throws when two sheets come to the same prefix
 */
export function shortClassNames(folder = "client"): ClassNames {
  const names = new Map<string, string>();
  const sheetsOf = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!file.endsWith(".module.css")) continue;
    const sheet = sheetName(file);
    const prefix = prefixOf(sheet);
    const other = sheetsOf.get(prefix);
    if (other !== undefined) throw new Error(`${sheet} and ${other} need other names: ${prefix}`);
    sheetsOf.set(prefix, sheet);
    for (const [index, name] of classesIn(readFileSync(join(folder, file), "utf8")).entries()) {
      names.set(sheet + name, prefix + index.toString(36));
    }
  }
  return names;
}

/** What esbuild begins the name of each class of a sheet with. */
export function sheetName(file: string): string {
  return `${basename(file, ".module.css").replaceAll("-", "_")}_`;
}

/**
 * To be part of every script that has classes: browsers keep it for ever by the hash of what esbuild
 * wrote, with the long names in it, which stay the same when the short ones change.
 */
export function digestOf(names: ClassNames): string {
  return createHash("sha256")
    .update(JSON.stringify([...names].sort()))
    .digest("hex")
    .slice(0, 16);
}

/** Renames the classes of a sheet. */
export function shortenInSheet(sheet: string, names: ClassNames): string {
  return sheet.replace(/(?<=\.)[a-zA-Z][\w-]*/g, (name) => names.get(name) ?? name);
}

/** Renames classes in a bundled script's tables: one each, or several where they are composed. */
export function shortenInScript(script: string, names: ClassNames): string {
  return script.replace(/"([\w-]+(?: [\w-]+)*)"/g, (text, list: string) => {
    const short = list.split(" ").map((name) => names.get(name));
    return short.includes(undefined) ? text : `"${short.join(" ")}"`;
  });
}

function classesIn(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, "");
  return [...new Set([...bare.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ""))];
}

/** A letter and three more signs: of a million, so that two sheets hardly ever meet. */
function prefixOf(sheet: string): string {
  const number = createHash("sha256").update(sheet).digest().readUInt32LE();
  const letter = String.fromCharCode(97 + (number % 26));
  return letter + (Math.floor(number / 26) % 36 ** 3).toString(36).padStart(3, "0");
}

import { readFileSync } from "node:fs";
import type { Metafile } from "esbuild";
import { type ClassNames, sheetName } from "./class-names.ts";
import { namedClasses } from "./named-classes.ts";
import { reach } from "./page-sheets.ts";

/** The module that imports every island when it wakes. */
const ISLANDS = "client/islands.ts";

/**
 * By island, the classes that its script may give to an element once it is awake, as visitors get
 * them: a page may need their rules although its markup does not have them yet.
 */
export function lateClasses(
  { inputs }: Metafile,
  names: ClassNames,
  read = (file: string) => readFileSync(file, "utf8"),
): Record<string, string[]> {
  const late: Record<string, string[]> = {};
  for (const { path } of inputs[ISLANDS]?.imports ?? []) {
    const island = /\bdefine(?:Island|Behaviour)\(\{\s*name: "([\w-]+)"/.exec(
      path.startsWith("client/") ? read(path) : "",
    )?.[1];
    if (island !== undefined) late[island] = classesOf(path, inputs, names, read);
  }
  return late;
}

function classesOf(
  island: string,
  inputs: Metafile["inputs"],
  names: ClassNames,
  read: (file: string) => string,
): string[] {
  const own = [...reach([island], inputs)].filter((path) => path.startsWith("client/"));
  const named = namedClasses(own, read);
  const ours = [...named].flatMap(([sheet, classes]) => {
    const prefix = sheetName(sheet);
    if (classes !== "any") return [...classes].map((name) => short(prefix + name, names));
    return [...names.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => short(name, names));
  });
  return [...ours, ...[...named.keys()].flatMap((sheet) => guestClasses(read(sheet)))];
}

/** Those of elements that others draw, such as a captcha's: no source of ours names them. */
function guestClasses(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name = ""]) => name))];
}

function short(name: string, names: ClassNames): string {
  return names.get(name) ?? name;
}

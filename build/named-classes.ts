import { dirname, join } from "node:path";

/** What the sources that a page reaches say of a sheet: the classes that they name, or that it may be any. */
type Named = Set<string> | "any";

/** By sheet, the classes that these sources and sheets name; `read` has the text of a file. */
export function namedClasses(
  files: Iterable<string>,
  read: (file: string) => string,
): Map<string, Named> {
  const named = new Map<string, Named>();
  const note = (sheet: string, classes: Named) => {
    const before = named.get(sheet) ?? new Set();
    const any = classes === "any" || before === "any";
    named.set(sheet, any ? "any" : new Set([...before, ...classes]));
  };
  for (const file of files) {
    const text = read(file);
    for (const [, classes = "", from] of text.matchAll(/composes:\s*([^;]+?)(?: from "(.+)")?;/g)) {
      note(from ? join(dirname(file), from) : file, new Set(classes.trim().split(/\s+/)));
    }
    for (const [, name = "", from = ""] of text.matchAll(
      /import (\w+) from "(.+\.module\.css)"/g,
    )) {
      note(join(dirname(file), from), classesOf(name, text));
    }
  }
  return named;
}

/** Of the table of classes that a source calls by this name. */
function classesOf(table: string, source: string): Named {
  const whole = new RegExp(`(?:\\.\\.\\.|[(,=:]\\s*)${table}\\s*[),;}]|\\b${table}\\[[^"]`);
  if (whole.test(source)) return "any";
  const each = new RegExp(`\\b${table}(?:\\.(\\w+)|\\["([^"]+)"\\])`, "g");
  return new Set([...source.matchAll(each)].map(([, word, quoted]) => word ?? quoted ?? ""));
}

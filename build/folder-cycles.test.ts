import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Imports of one folder by another, each with the first file that has such an import. Types count. */
type FolderImports = Map<string, Map<string, string>>;

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

test.each(["build", "client", "e2e", "server", "shared"])(
  "no folder of %s imports a folder that imports it",
  (room) => {
    expect(findCycle(importsOf(room))).toBeUndefined();
  },
);

test("no area of the server, such as pages with all of its folders, imports one that imports it", () => {
  const area = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");
  expect(findCycle(importsOf("server", area))).toBeUndefined();
});

/** Reads the imports between the folders of a room. Test files may import anything. */
function importsOf(room: string, folderOf = dirname): FolderImports {
  const imports: FolderImports = new Map();
  const files = readdirSync(room, { recursive: true }).map((file) => join(room, String(file)));
  for (const file of files.filter(isSource)) {
    const folder = folderOf(file);
    const imported = imports.get(folder) ?? new Map<string, string>();
    imports.set(folder, imported);
    for (const target of importedFiles(file).map(folderOf)) {
      if (target !== folder && !imported.has(target)) imported.set(target, file);
    }
  }
  return imports;
}

function isSource(file: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.\w+$/.test(file);
}

function importedFiles(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(IMPORT);
  return [...imports].map(([, path = ""]) => join(dirname(file), path));
}

/** Returns the files of the first cycle: each imports the folder of the next, the last that of the first. */
function findCycle(imports: FolderImports): string[] | undefined {
  const finished = new Set<string>();
  const visit = (folder: string, path: readonly [string, string][]): string[] | undefined => {
    const start = path.findIndex(([visited]) => visited === folder);
    if (start !== -1) return path.slice(start).map(([, file]) => file);
    if (finished.has(folder)) return undefined;
    for (const [target, file] of imports.get(folder) ?? []) {
      const cycle = visit(target, [...path, [folder, file]]);
      if (cycle !== undefined) return cycle;
    }
    finished.add(folder);
    return undefined;
  };
  return [...imports.keys()]
    .map((folder) => visit(folder, []))
    .find((cycle) => cycle !== undefined);
}

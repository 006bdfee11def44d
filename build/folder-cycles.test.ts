import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The folders that each folder imports. Types count. */
type FolderImports = Map<string, Set<string>>;

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

test.each(["build", "client", "e2e", "server", "shared"])(
  "no folder of %s imports a folder that imports it",
  (room) => {
    expect(foldersInCycles(importsOf(room))).toEqual([]);
  },
);

test("no area of the server, such as pages with all of its folders, imports one that imports it", () => {
  const area = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");
  expect(foldersInCycles(importsOf("server", area))).toEqual([]);
});

/** Reads the imports between the folders of a room. Test files may import anything. */
function importsOf(room: string, folderOf = dirname): FolderImports {
  const imports: FolderImports = new Map();
  const files = readdirSync(room, { recursive: true }).map((file) => join(room, String(file)));
  for (const file of files.filter(isSource)) {
    const folder = folderOf(file);
    const others = importedFiles(file)
      .map(folderOf)
      .filter((target) => target !== folder);
    imports.set(folder, new Set([...(imports.get(folder) ?? []), ...others]));
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

/** Lists the folders that import themselves through others. */
function foldersInCycles(imports: FolderImports): string[] {
  return [...imports.keys()].filter((folder) => reachedFrom(folder, imports).has(folder));
}

function reachedFrom(folder: string, imports: FolderImports, reached = new Set<string>()) {
  for (const target of imports.get(folder) ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    reachedFrom(target, imports, reached);
  }
  return reached;
}

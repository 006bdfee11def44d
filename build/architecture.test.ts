import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { failure } from "../client/pages/errors/failure.page.tsx";
import { notFound } from "../client/pages/errors/not-found.page.tsx";
import { routes } from "../server/routes.ts";
import { pageFiles } from "./page-styles.ts";

const ROOMS = ["build", "client", "e2e", "server", "shared"];
/** The text of each source by its path. Test files may import anything. */
const sources = new Map(
  ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true })
      .map((file) => join(room, String(file)))
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
      .map((file): [string, string] => [file, readFileSync(file, "utf8")]),
  ),
);
const sourcesIn = (pattern: RegExp) => [...sources].filter(([file]) => pattern.test(file));

test("a page owns no style sheet, no class and no data attribute", () => {
  const owning = sourcesIn(/^client\/pages\//).filter(
    ([file, text]) => file.endsWith(".css") || /\.css"|\bclassName\b|\sdata-[a-z-]+=/.test(text),
  );

  expect(owning.map(([file]) => file)).toEqual([]);
});

test("the catalogue in docs/maintaining.md names every block", () => {
  const catalogue = readFileSync("docs/maintaining.md", "utf8");
  const parts = ["block-head", "opening-words"];
  const blocks = sourcesIn(/^client\/blocks\/[\w-]+\.tsx$/).map(([file]) => basename(file, ".tsx"));

  expect(blocks.filter((name) => !catalogue.includes(`\`${name}\``)).sort()).toEqual(parts);
});

test("the folder of a page has at most 320 lines", () => {
  const lines = new Map<string, number>();
  for (const [file, text] of sourcesIn(/^client\/pages\/(?!case-studies\/|solutions\/)/))
    lines.set(dirname(file), (lines.get(dirname(file)) ?? 0) + text.split("\n").length - 1);

  expect([...lines].filter(([, count]) => count > 320)).toEqual([]);
});

test("shapes are drawn in figures, media and islands only", () => {
  const shapes = /<(?:path|line|rect|circle|ellipse|polyline|polygon)[\s/>]/;
  const elsewhere = sourcesIn(/^client\/(?!figures\/|media\/|islands\/).*\.tsx$/);

  expect(elsewhere.filter(([, text]) => shapes.test(text)).map(([file]) => file)).toEqual([]);
});

test("the name of every page is that of its file, and every page with an address is in the routes", () => {
  const names = [...routes, failure, notFound].map(({ name }) => name);

  expect(new Set(names)).toEqual(new Set(pageFiles().keys()));
});

test("no two CSS modules have the same base name, so class names are equal in every bundle", () => {
  const sheets = sourcesIn(/^client\/.*\.module\.css$/).map(([file]) => basename(file));

  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([]);
});

test.each(ROOMS)("no folder of %s imports a folder that imports it", (room) => {
  expect(foldersInCycles(room, dirname)).toEqual([]);
});

test("no area of the server, such as pages with all of its folders, imports one that imports it", () => {
  const area = (file: string) => file.split("/").slice(0, -1).slice(0, 2).join("/");
  expect(foldersInCycles("server", area)).toEqual([]);
});

/** Lists the folders of a room that import themselves through others. Types count. */
function foldersInCycles(room: string, folderOf: (file: string) => string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of sourcesIn(new RegExp(`^${room}/.*(?<!css)$`))) {
    const folder = folderOf(file);
    const paths = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)];
    const others = paths.map(([, path = ""]) => folderOf(join(dirname(file), path)));
    const known = imports.get(folder) ?? [];
    imports.set(folder, new Set([...known, ...others.filter((other) => other !== folder)]));
  }
  return [...imports.keys()].filter((folder) => {
    const reached = new Set(imports.get(folder));
    // The loop also visits what is added meanwhile.
    for (const each of reached) for (const next of imports.get(each) ?? []) reached.add(next);
    return reached.has(folder);
  });
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("client", { recursive: true })
  .map((file) => join("client", String(file)))
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));

test("a page owns no style sheet, no class and no data attribute", () => {
  const owning = files
    .filter((file) => file.startsWith("client/pages/"))
    .filter(
      (file) =>
        file.endsWith(".css") ||
        /\.css"|\bclassName\b|\sdata-[a-z-]+=/.test(readFileSync(file, "utf8")),
    );

  expect(owning).toEqual([]);
});

test("the catalogue in docs/maintaining.md names every block", () => {
  const catalogue = readFileSync("docs/maintaining.md", "utf8");
  const parts = ["block-head", "opening-words"];
  const blocks = files.flatMap((file) => /^client\/blocks\/([\w-]+)\.tsx$/.exec(file)?.[1] ?? []);

  const missing = blocks.filter((name) => !catalogue.includes(`\`${name}\``));
  expect(missing.sort()).toEqual(parts);
});

test("the folder of a page has at most 320 lines", () => {
  const lines = new Map();
  for (const file of files.filter((each) => each.startsWith("client/pages/"))) {
    const folder = file.slice(0, file.lastIndexOf("/"));
    const count = readFileSync(file, "utf8").split("\n").length - 1;
    lines.set(folder, (lines.get(folder) ?? 0) + count);
  }

  const shared = ["client/pages/case-studies", "client/pages/solutions"];
  expect([...lines].filter(([folder, count]) => count > 320 && !shared.includes(folder))).toEqual(
    [],
  );
});

test("shapes are drawn in figures, media and islands only", () => {
  const shapes = /<(?:path|line|rect|circle|ellipse|polyline|polygon)[\s/>]/;
  const found = files
    .filter((file) => /^client\/(?!figures\/|media\/|islands\/).*\.tsx$/.test(file))
    .filter((file) => shapes.test(readFileSync(file, "utf8")));

  expect(found).toEqual([]);
});

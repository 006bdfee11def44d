import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");

test("the README explains every command of package.json, in the same order", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const explained = [...readme.matchAll(/^npm (?:run )?(\w+) +# \S/gm)].map(([, name]) => name);

  expect(explained).toEqual(Object.keys(scripts));
});

test("docs/maintaining.md explains every dependency of package.json, and no other", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const page = readFileSync("docs/maintaining.md", "utf8");
  const [section = ""] = /## Dependencies.*?## Terms/s.exec(page) ?? [];
  const rows = section.match(/^\| `[^|]+/gm) ?? [];
  const explained = rows.flatMap((row) => row.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  const used = Object.keys({ ...dependencies, ...devDependencies });

  const namesOf = (names: string[]) =>
    new Set(names.map((name) => name.replace(/^@types\/.*/, "@types/*")));
  expect(namesOf(explained)).toEqual(namesOf(used));
});

test.each(["README.md", "docs/maintaining.md", "docs/operating.md", "docs/publishing.md"])(
  "every path in %s is a file, a folder or, without its ending, a test",
  (page) => {
    const folders = "art|build|client|docs|e2e|server|shared|sql";
    const paths = [...readFileSync(page, "utf8").matchAll(/`([\w./-]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => new RegExp(`^(${folders})/`).test(path));
    const isTest = (path: string) =>
      [".test.ts", ".test.tsx", ".test.mjs", ".e2e.ts"].some((ending) => existsSync(path + ending));

    expect(paths.filter((path) => !existsSync(path) && !isTest(path))).toEqual([]);
  },
);

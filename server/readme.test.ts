import { readFileSync } from "node:fs";
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
  const [, dependenciesOn = ""] = page.split("## Dependencies");
  const [section = ""] = dependenciesOn.split("## Terms");
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap(
    (row) => row.split(" | ", 1)[0]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? [],
  );
  const used = Object.keys({ ...dependencies, ...devDependencies });

  const withoutTypes = (names: string[]) =>
    names.filter((name) => !name.startsWith("@types/")).sort();
  expect(withoutTypes(explained)).toEqual(withoutTypes(used));
});

import { expect, test } from "vitest";
import { textList, textTable } from "./text-table.ts";

test("columns are as wide as their widest cell", () => {
  const table = textTable(
    ["A", "NAME"],
    [
      ["long", "Ada"],
      ["x", "Böb 😀"],
    ],
  );

  expect(table).toBe(["A     NAME", "long  Ada", "x     Böb 😀", ""].join("\n"));
});

test("cells are aligned by their width on the terminal, not by characters", () => {
  const rows = [
    ["田中 太郎", "x"],
    ["Zoe\u0308", "x"],
    ["🚂 Ada", "x"],
    ["ﾀﾅｶ", "x"],
  ];

  expect(textTable(["NAME", "B"], rows)).toBe(
    ["NAME       B", "田中 太郎  x", "Zoe\u0308        x", "🚂 Ada     x", "ﾀﾅｶ        x", ""].join(
      "\n",
    ),
  );
});

test("control characters in cells are replaced", () => {
  expect(textTable(["A"], [["\u001b[2Jred\u202e"]])).toBe("A\n [2Jred\n");
  expect(textList([["name", "a\nb\u0007"]])).toBe("name  a b \n");
});

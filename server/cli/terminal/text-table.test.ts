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

test("long cells are cut", () => {
  const table = textTable(["A"], [["x".repeat(100)]]);

  expect(table).toBe(`A\n${"x".repeat(33)}…\n`);
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

test("cuts cells until lines fit the terminal, except in columns that are never cut", () => {
  const row = ["2025-11-20 10:00", "北海道鉄道保守株式会社", "x".repeat(40)];
  const lines = (columns: number) =>
    textTable(["A", "B", "C"], [row], { whole: ["A"], columns }).split("\n");

  expect(lines(48)[1]).toBe("2025-11-20 10:00  北海道鉄道保…   xxxxxxxxxxxxx…");
  expect(lines(20)[1]).toBe("2025-11-20 10:00  北海道鉄…   xxxxxxxxx…");
});

test("control characters in cells are replaced", () => {
  expect(textTable(["A"], [["\u001b[2Jred\u202e"]])).toBe("A\n [2Jred\n");
  expect(textList([["name", "a\nb\u0007"]])).toBe("name  a b \n");
});

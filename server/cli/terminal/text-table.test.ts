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

test("nothing that a visitor typed steers the terminal", () => {
  expect(textTable(["A"], [["\u001b[2Jred\u202e"]])).toBe("A\n [2Jred\n");
  expect(textList([["name", "a\nb\u0007"]])).toBe("name  a b \n");
});

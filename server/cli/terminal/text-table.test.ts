import { expect, test } from "vitest";
import { textList, textTable } from "./text-table.ts";

test("control characters in cells are replaced", () => {
  expect(textTable(["A"], [["\u001b[2Jred\u202e"]])).toBe("A\n [2Jred\n");
  expect(textList([["name", "a\nb\u0007"]])).toBe("name  a b \n");
});

import { expect, test } from "vitest";
import { spreadsheetCsv } from "./csv.ts";

/** The CSV line of a row with these cells. */
function csvLineOf(cells: readonly (string | null)[]) {
  const [, line] = spreadsheetCsv(Object.keys(cells), [Object.fromEntries(cells.entries())]);
  return line;
}

test("cells with separators, quotes or line breaks are quoted, null is empty", () => {
  expect(csvLineOf(["plain", "a,b", 'say "hi"', "two\nlines", "", null])).toBe(
    'plain,"a,b","say ""hi""","two\nlines","",\r\n',
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tx", "'\tx"],
  ["＝1", "'＝1"],
  ["\r=1", '"\'\r=1"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])("the formula %j is escaped for spreadsheets", (cell, expected) => {
  expect(csvLineOf([cell])).toBe(`${expected}\r\n`);
});

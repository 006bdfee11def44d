import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, parseCsv } from "./csv.ts";

test("parses its own output for cells with separators, quotes and line breaks", () => {
  const cell = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^[",\r\n a]{0,6}$/)), {
    nil: null,
  });
  const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });

  fc.assert(
    fc.property(tables, (rows) => {
      expect(parseCsv(rows.map((row) => csvLine(row)).join(""))).toEqual(rows);
    }),
  );
});

test("parses a byte order mark, line breaks in cells and other line ends", () => {
  expect(parseCsv('\uFEFFa,b\n1,"x ""y""\nz"\n,""')).toEqual([
    ["a", "b"],
    ["1", 'x "y"\nz'],
    [null, ""],
  ]);
});

test("throws with the line that is not CSV", () => {
  expect(() => parseCsv('a,b\n1,2"3\n')).toThrow("Line 2 is not valid CSV");
});

test("cells with separators, quotes or line breaks are quoted, null is empty", () => {
  expect(csvLine(["plain", "a,b", 'say "hi"', "two\nlines", "", null])).toBe(
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
  expect(csvLine([cell], { escapeFormulas: true })).toBe(`${expected}\r\n`);
});

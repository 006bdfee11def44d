import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvOf, parseCsv } from "./row-formats.ts";

type Cells = readonly (string | null)[];

/** The CSV lines of these rows, without the names of the columns. */
async function csvLines(rows: readonly Cells[], options?: { forSpreadsheet: boolean }) {
  const columns = Object.keys(rows[0] ?? []);
  const records = Readable.from(rows.map((cells) => Object.fromEntries(cells.entries())));
  const [, ...lines] = await Readable.from(csvOf(columns, records, options)).toArray();
  return lines.join("");
}

test("parses its own output for cells with separators, quotes and line breaks", async () => {
  const cell = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^[",\r\n a]{0,6}$/)), {
    nil: null,
  });
  const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });

  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      expect(parseCsv(await csvLines(rows))).toEqual(rows);
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

test("cells with separators, quotes or line breaks are quoted, null is empty", async () => {
  expect(await csvLines([["plain", "a,b", 'say "hi"', "two\nlines", "", null]])).toBe(
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
])("the formula %j is escaped for spreadsheets", async (cell, expected) => {
  expect(await csvLines([[cell]], { forSpreadsheet: true })).toBe(`${expected}\r\n`);
});

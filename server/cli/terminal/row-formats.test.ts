import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { csvOf } from "./row-formats.ts";

type Cells = readonly (string | null)[];

/** The CSV lines of these rows, without the names of the columns. */
async function csvLines(rows: readonly Cells[], options?: { forSpreadsheet: boolean }) {
  const columns = Object.keys(rows[0] ?? []);
  const records = Readable.from(rows.map((cells) => Object.fromEntries(cells.entries())));
  const [, ...lines] = await Readable.from(csvOf(columns, records, options)).toArray();
  return lines.join("");
}

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

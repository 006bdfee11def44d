import { expect, test } from "vitest";
import { spreadsheetCsv } from "./csv.ts";

test.each([
  [
    "cells with separators, quotes or line breaks are quoted, null is empty",
    ["plain", "a,b", 'say "hi"', "two\nlines", "", null],
    'plain,"a,b","say ""hi""","two\nlines","",',
  ],
  [
    "formulas are escaped for spreadsheets",
    ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "＝1", "\r=1"],
    `'=1+1,'+1,'-1,'@SUM(A1),'\tx,'＝1,"'\r=1"`,
  ],
])("%s", (_title, cells, line) => {
  const [, written] = spreadsheetCsv(Object.keys(cells), [Object.fromEntries(cells.entries())]);

  expect(written).toBe(`${line}\r\n`);
});

import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("cells are quoted where they must be", () => {
  expect(csvLine(["plain", "a,b", 'say "hi"', "two\nlines", ""])).toBe(
    'plain,"a,b","say ""hi""","two\nlines",\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "＝1"])("%j is not run as a formula", (cell) => {
  expect(csvLine([cell])).toBe(`'${cell}\r\n`);
});

test("a formula behind a quote or a line break is not run either", () => {
  expect(csvLine(["\r=1"])).toBe('"\'\r=1"\r\n');
  expect(csvLine(['=HYPERLINK("x")'])).toBe('"\'=HYPERLINK(""x"")"\r\n');
});

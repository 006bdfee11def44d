import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, parseCsv } from "./csv.ts";

test("what is written is read again, whatever the cells hold", () => {
  const cell = fc.option(fc.oneof(fc.string(), fc.stringMatching(/^[",\r\n a]{0,6}$/)), {
    nil: null,
  });
  const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });

  fc.assert(
    fc.property(tables, (rows) => {
      expect(parseCsv(rows.map(csvLine).join(""))).toEqual(rows);
    }),
  );
});

test("what other programs write is read as well", () => {
  expect(parseCsv('\uFEFFa,b\n1,"x ""y""\nz"\n,""')).toEqual([
    ["a", "b"],
    ["1", 'x "y"\nz'],
    [null, ""],
  ]);
});

test("what is no CSV is refused with its line", () => {
  expect(() => parseCsv('a,b\n1,2"3\n')).toThrow("Line 2 is no CSV");
});

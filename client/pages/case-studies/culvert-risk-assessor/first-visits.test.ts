import { expect, test } from "vitest";
import { firstVisits } from "./first-visits.ts";

test("as many culverts are visited as a year allows, each once", () => {
  const rows = firstVisits(1300, 100);

  expect(rows).toHaveLength(13);
  expect(rows.map((row) => new Set(row).size).reduce((sum, count) => sum + count)).toBe(100);
});

test("the visits of the first year come from the whole list", () => {
  const rows = firstVisits(1300, 100);

  expect(rows.every((row) => row.length > 0)).toBe(true);
});

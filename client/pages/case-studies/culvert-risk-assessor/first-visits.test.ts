import { expect, test } from "vitest";
import { firstVisits } from "./first-visits.ts";

test("visits the given number of culverts, each once", () => {
  const rows = firstVisits(1300, 100);

  expect(rows).toHaveLength(13);
  expect(rows.map((row) => new Set(row).size).reduce((sum, count) => sum + count)).toBe(100);
});

test("visits culverts in every row of the list", () => {
  const rows = firstVisits(1300, 100);

  expect(rows.every((row) => row.length > 0)).toBe(true);
});

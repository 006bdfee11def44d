import { expect, test } from "vitest";
import { scenery } from "./scenery.mjs";

test("prints the same spruces for the same numbers, with their feet on one line", () => {
  const [first, again] = [1, 2].map(() => scenery.spruces(400, 120, 8, 5));

  expect(first).toBe(again);
  expect([...first.matchAll(/M[\d.]+ 120L/g)]).toHaveLength(8);
  expect(first).not.toBe(scenery.spruces(400, 120, 8, 6));
});

test("closes every contour line of a hill", () => {
  expect(scenery.hill(100, 80, 60, 40, 3).match(/M[^z]*z/g)).toHaveLength(3);
});

test.each(["grains", "rock", "rain"])(
  "a tile of %s has every mark, and repeats marks that cross an edge",
  (kind) => {
    const tile = scenery.tile(100, 60, 40, 5, kind);

    expect(tile).toContain(`<pattern id="${kind}-5" width="100" height="60"`);
    expect(tile.match(/M/g)?.length).toBeGreaterThanOrEqual(40);
    expect(tile).not.toMatch(/NaN/);
  },
);

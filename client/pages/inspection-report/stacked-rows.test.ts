import { expect, test } from "vitest";
import { exampleThresholds } from "../../../shared/content/example-line/parameters.ts";
import { rankPlaces } from "../../../shared/content/example-line/rank.ts";
import { rowsOf } from "./stacked-rows.ts";

test("the numbers of one row are at least 5 km apart", () => {
  const ranked = rankPlaces(exampleThresholds);
  const rows = [...rowsOf(ranked)];
  const apart = rows.flatMap(([one, row]) =>
    rows
      .filter(([other, otherRow]) => row === otherRow && other !== one)
      .map(([other]) => Math.abs(other.place.kilometre - one.place.kilometre)),
  );

  expect(rows).toHaveLength(ranked.length);
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(5);
});

import { expect, test } from "vitest";
import {
  centrelineAt,
  driftBetween,
  pointOn,
} from "../../../../shared/content/mine-level/level.ts";
import { rockBetween } from "./level-readings.tsx";

const haulage = driftBetween("J4", "J5").drift;
const footwall = driftBetween("F4", "F5").drift;
const middleOf = (drift: number) => pointOn(drift, centrelineAt(drift).length / 2);

test("there is no rock between two points of one drift", () => {
  expect(rockBetween(pointOn(haulage, 20), pointOn(haulage, 30))).toEqual([]);
});

test("most of the line between two parallel drifts lies in rock", () => {
  const spans = rockBetween(middleOf(haulage), middleOf(footwall));

  expect(spans).toHaveLength(1);
  expect(spans[0]?.from).toBeGreaterThan(0.02);
  expect(spans[0]?.to).toBeLessThan(0.98);
  expect((spans[0]?.to ?? 0) - (spans[0]?.from ?? 0)).toBeGreaterThan(0.8);
});

import { expect, test } from "vitest";
import { isReached, journeyProgress } from "./journey-progress.ts";

test.each([
  ["before its start passes the middle of the window", 401, 1000, 0],
  ["when its start passes the middle", 400, 1000, 0],
  ["one pixel later, five per cent ahead of the scroll", 399, 1000, 0.00105],
  ["shortly before its end", -560, 1000, 1],
  ["without height before the middle", 500, 0, 0],
  ["without height after the middle", 300, 0, 1],
])("the progress along a line %s", (_where, top, height, progress) => {
  expect(journeyProgress({ top, height }, 800)).toBeCloseTo(progress, 5);
});

test.each([
  [0.5, 0.44, false],
  [0.5, 0.45, true],
  [0.5, 1, true],
  [0, 0, true],
])("a milestone at %d is reached at %d: %s", (position, progress, expected) => {
  expect(isReached(position, progress)).toBe(expected);
});

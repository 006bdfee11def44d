import { expect, test } from "vitest";
import { detectionBound } from "./detection-bound.ts";

test.each([
  [29, 0.9],
  [15, 0.82],
])("%i found of as many support a detection rate of %d at 95%% confidence", (found, rate) => {
  expect(detectionBound(found)).toBeCloseTo(rate, 2);
});

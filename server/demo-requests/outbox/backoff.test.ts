import { expect, test } from "vitest";
import { backoffSeconds, maxAttempts, outageCurve, parcelCurve } from "./backoff.ts";

test("waits double up to their limit", () => {
  const waits = [1, 2, 3, 4, 10, 20].map((failures) => backoffSeconds(parcelCurve, failures, 0.5));

  expect(waits).toEqual([30, 60, 120, 240, 14_400, 14_400]);
});

test("waits are spread by a fifth, so that who failed together does not come back together", () => {
  expect(backoffSeconds(parcelCurve, 1, 0)).toBeCloseTo(24);
  expect(backoffSeconds(parcelCurve, 1, 1)).toBeCloseTo(36);
});

test("a server that comes back is found within little more than a minute", () => {
  expect(backoffSeconds(outageCurve, 1000, 1)).toBeLessThan(75);
});

test("a parcel is tried for two days before it is given up", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) =>
    backoffSeconds(parcelCurve, i + 1, 0.5),
  );
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;

  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(56);
});

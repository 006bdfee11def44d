import { expect, test } from "vitest";
import { delaySeconds } from "./delivery.ts";

test("delays double from a minute up to a day", () => {
  const delays = [1, 2, 3, 4, 12, 20].map((attempts) => delaySeconds(attempts, 0.5));

  expect(delays).toEqual([60, 120, 240, 480, 86_400, 86_400]);
});

test("delays have a jitter of 20 percent", () => {
  expect(delaySeconds(1, 0)).toBeCloseTo(48);
  expect(delaySeconds(1, 1)).toBeCloseTo(72);
});

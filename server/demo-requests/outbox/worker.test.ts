import { expect, test } from "vitest";
import { backoffSeconds, maxAttempts, messageBackoff, sinkBackoff } from "./worker.ts";

test("delays double from a minute up to a day", () => {
  const waits = [1, 2, 3, 4, 12, 20].map((failures) =>
    backoffSeconds(messageBackoff, failures, 0.5),
  );

  expect(waits).toEqual([60, 120, 240, 480, 86_400, 86_400]);
});

test("delays have a jitter of 20 percent", () => {
  expect(backoffSeconds(messageBackoff, 1, 0)).toBeCloseTo(48);
  expect(backoffSeconds(messageBackoff, 1, 1)).toBeCloseTo(72);
});

test("a sink that is back gets an attempt within 75 seconds", () => {
  expect(backoffSeconds(sinkBackoff, 1000, 1)).toBeLessThan(75);
});

test("attempts for a message extend over more than a week", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) =>
    backoffSeconds(messageBackoff, i + 1, 0.5),
  );
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;

  expect(days).toBeGreaterThan(7);
  expect(days).toBeLessThan(14);
});

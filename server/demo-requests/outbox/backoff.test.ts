import { expect, test } from "vitest";
import { backoffSeconds, maxAttempts, messageBackoff, outageBackoff } from "./backoff.ts";

test("delays double up to the limit", () => {
  const waits = [1, 2, 3, 4, 10, 20].map((failures) =>
    backoffSeconds(messageBackoff, failures, 0.5),
  );

  expect(waits).toEqual([30, 60, 120, 240, 14_400, 14_400]);
});

test("delays have a jitter of 20 percent", () => {
  expect(backoffSeconds(messageBackoff, 1, 0)).toBeCloseTo(24);
  expect(backoffSeconds(messageBackoff, 1, 1)).toBeCloseTo(36);
});

test("a sink that is back gets an attempt within 75 seconds", () => {
  expect(backoffSeconds(outageBackoff, 1000, 1)).toBeLessThan(75);
});

test("attempts for a message extend over two days", () => {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, i) =>
    backoffSeconds(messageBackoff, i + 1, 0.5),
  );
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3600;

  expect(hours).toBeGreaterThan(40);
  expect(hours).toBeLessThan(56);
});

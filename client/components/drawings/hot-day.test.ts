import { expect, test } from "vitest";
import { hotDay } from "./hot-day.ts";

test("the rail's temperature has no kink: its slope changes little from one quarter of an hour to the next", () => {
  const slopes = Array.from({ length: 95 }, (_, quarter) => {
    const hour = quarter / 4;
    return (hotDay.rail(hour + 0.25) - hotDay.rail(hour)) * 4;
  });

  const changes = slopes.slice(1).map((slope, index) => Math.abs(slope - (slopes[index] ?? 0)));
  expect(Math.max(...changes)).toBeLessThan(0.6);
});

test("the rail passes neutral at eight and lies below it again at nine in the evening", () => {
  expect(hotDay.rail(8)).toBeCloseTo(hotDay.neutral, 0);
  expect(hotDay.rail(17)).toBeGreaterThan(hotDay.neutral);
  expect(hotDay.rail(21)).toBeLessThan(hotDay.neutral);
});

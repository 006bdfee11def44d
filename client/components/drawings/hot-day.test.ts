import { expect, test } from "vitest";
import { hotDay } from "./hot-day.ts";

test("the slope of the rail temperature changes little from one quarter of an hour to the next", () => {
  const slopes = Array.from({ length: 95 }, (_, quarter) => {
    const hour = quarter / 4;
    return (hotDay.rail(hour + 0.25) - hotDay.rail(hour)) * 4;
  });

  const changes = slopes.slice(1).map((slope, index) => Math.abs(slope - (slopes[index] ?? 0)));
  expect(Math.max(...changes)).toBeLessThan(0.6);
});

test("the rail temperature passes neutral at 08:00 and is below neutral at 21:00", () => {
  expect(hotDay.rail(8)).toBeCloseTo(hotDay.neutral, 0);
  expect(hotDay.rail(17)).toBeGreaterThan(hotDay.neutral);
  expect(hotDay.rail(21)).toBeLessThan(hotDay.neutral);
});

import { expect, test } from "vitest";
import { cumulativeLayoutShift } from "./layout-shifts.ts";

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

test("a page that stays where it is has none", () => {
  expect(cumulativeLayoutShift([])).toBe(0);
});

test("shifts of one burst add up, and the worst burst counts", () => {
  const shifts = [shift(100, 0.25), shift(900, 0.25), shift(3000, 0.125)];

  expect(cumulativeLayoutShift(shifts)).toBe(0.5);
});

test("a burst ends after five seconds", () => {
  const everyHalfSecond = Array.from({ length: 20 }, (_, index) => shift(index * 500, 0.5));

  expect(cumulativeLayoutShift(everyHalfSecond)).toBe(5);
});

test("what the visitor caused does not count", () => {
  expect(cumulativeLayoutShift([shift(100, 0.5, true)])).toBe(0);
});

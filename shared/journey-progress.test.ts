import { expect, test } from "vitest";
import { isReached, journeyProgress } from "./journey-progress.ts";

const WINDOW = 800;

test("progress begins when the line's start passes the middle of the viewport", () => {
  expect(journeyProgress({ top: 401, height: 1000 }, WINDOW)).toBe(0);
  expect(journeyProgress({ top: 400, height: 1000 }, WINDOW)).toBe(0);
  expect(journeyProgress({ top: 399, height: 1000 }, WINDOW)).toBeGreaterThan(0);
});

test("progress runs five per cent ahead of the scroll", () => {
  const half = journeyProgress({ top: -100, height: 1000 }, WINDOW);

  expect(half).toBeCloseTo(0.525);
});

test("progress stays complete after the line", () => {
  expect(journeyProgress({ top: -560, height: 1000 }, WINDOW)).toBe(1);
  expect(journeyProgress({ top: -5000, height: 1000 }, WINDOW)).toBe(1);
});

test("a line without height has progress 0 or 1", () => {
  expect(journeyProgress({ top: 500, height: 0 }, WINDOW)).toBe(0);
  expect(journeyProgress({ top: 300, height: 0 }, WINDOW)).toBe(1);
});

test("a milestone is reached from 0.05 before its position", () => {
  expect(isReached(0.5, 0.44)).toBe(false);
  expect(isReached(0.5, 0.45)).toBe(true);
  expect(isReached(0.5, 1)).toBe(true);
});

test("the first milestone is reached from the beginning", () => {
  expect(isReached(0, 0)).toBe(true);
});

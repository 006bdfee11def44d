import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

const frames = new Map<number, () => void>();

beforeEach(() => {
  frames.clear();
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    frames.set(frames.size + 1, callback);
    return frames.size;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint(): void {
  for (const callback of frames.values()) callback();
  frames.clear();
}

test("the work is done in the task after the frame, and once", () => {
  const work = vi.fn();

  afterPaint(work);
  expect(work).not.toHaveBeenCalled();
  paint();
  expect(work).not.toHaveBeenCalled();

  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test("on a page that nobody sees it is done all the same, and once", () => {
  const work = vi.fn();

  afterPaint(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);

  paint();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

import type { NextFunction, Request, Response } from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitRequests } from "./limit-requests.ts";

/** Milliseconds; the cache of the counts takes 0 for no time. */
let moment = 1;
const pass = (ms: number) => {
  moment += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => moment);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("the count begins anew a minute after its first request, not after the last one", () => {
  const ask = visitorOf(limitRequests(2));

  ask();
  pass(40_000);
  ask();
  expect(ask).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 20 }));
  pass(21_000);

  expect(ask).not.toThrow();
});

/** Returns a function that sends a request, always from the same address. */
function visitorOf(limit: ReturnType<typeof limitRequests>) {
  const next: NextFunction = () => undefined;
  return () => limit({ ip: "203.0.113.1" } as Request, {} as Response, next);
}

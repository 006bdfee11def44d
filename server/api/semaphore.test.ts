import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const LONG_MS = 60_000;
const SHORT_MS = 20;

test("callers beyond the limit wait for a release, in order", async () => {
  const acquire = createSemaphore(1);
  const release = await acquire(LONG_MS);
  const acquired: string[] = [];
  const second = acquire(LONG_MS).then(() => acquired.push("second"));
  void acquire(LONG_MS).then(() => acquired.push("third"));

  await new Promise((resolve) => setImmediate(resolve));
  expect(acquired).toEqual([]);
  release();
  await second;

  expect(acquired).toEqual(["second"]);
});

test("a caller that timed out takes no slot", async () => {
  const acquire = createSemaphore(1);
  const release = await acquire(LONG_MS);

  const timedOut = acquire(SHORT_MS);

  await expect(timedOut).rejects.toThrow("No slot became free");
  release();
  await expect(acquire(SHORT_MS)).resolves.toBeTypeOf("function");
  await expect(acquire(SHORT_MS)).rejects.toThrow("No slot became free");
});

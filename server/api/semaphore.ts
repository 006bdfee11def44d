import { withTimeout } from "../runtime/with-timeout.ts";

/** Acquires a slot and returns its release function. @throws if no slot becomes free in time */
export type Acquire = (timeoutMs: number) => Promise<() => void>;

/** Creates a semaphore with `limit` slots. Further callers wait in order. */
export function createSemaphore(limit: number): Acquire {
  let free = limit;
  const waiting = new Set<() => void>();
  const release = () => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
    } else {
      waiting.delete(next);
      next();
    }
  };

  return async (timeoutMs) => {
    if (free > 0) {
      free -= 1;
      return release;
    }
    let wake = () => {};
    const woken = new Promise<void>((resolve) => {
      wake = resolve;
    });
    waiting.add(wake);
    await withTimeout(woken, timeoutMs, "No slot became free").finally(() => waiting.delete(wake));
    return release;
  };
}

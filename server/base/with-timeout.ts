import { setImmediate as yieldToEventLoop } from "node:timers/promises";

/** Settles like the promise, or rejects with `message` after `timeoutMs`. */
export async function withTimeout<T>(
  promise: Promise<T>,
  timeoutMs: number,
  message: string,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves to whether the promise settles within `timeoutMs`. */
export async function settlesWithin(
  promise: Promise<unknown>,
  timeoutMs: number,
): Promise<boolean> {
  let isSettled = false;
  const settled = Promise.allSettled([promise]).then(() => {
    isSettled = true;
  });
  await withTimeout(settled, timeoutMs, "late").catch(() => undefined);
  // On a busy event loop the timer fires first although the promise has settled.
  if (!isSettled) await yieldToEventLoop();
  return isSettled;
}

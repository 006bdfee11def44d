import { withTimeout } from "../runtime/with-timeout.ts";

/** Gives a place, and what leaves it again. @throws when none becomes free in time */
export type Enter = (patienceMs: number) => Promise<() => void>;

/** So many may be in at once; others wait, in the order they came. */
export function createPlaces(count: number): Enter {
  let free = count;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  };

  return async (patienceMs) => {
    if (free > 0) {
      free -= 1;
    } else {
      let enter = () => {};
      const entered = new Promise<void>((resolve) => {
        enter = resolve;
      });
      const enterOnce = () => {
        waiting.delete(enterOnce);
        enter();
      };
      waiting.add(enterOnce);
      await withTimeout(entered, patienceMs, "No place became free").finally(() =>
        waiting.delete(enterOnce),
      );
    }
    return leave;
  };
}

import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 50;

/** Waits for a condition. @throws when it does not hold within this time */
export async function until(
  condition: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 300,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${condition}`);
    await delay(POLL_MS);
  }
}

import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Database } from "./db.ts";
import { isAway } from "./is-transient-error.ts";

const FIRST_WAIT_MS = 500;
const LAST_WAIT_MS = 5_000;

interface Options {
  log: Log;
  limitMs: number;
  wait?: (ms: number) => Promise<unknown>;
}

/**
 * Opens a database that may still be starting, or away for a moment.
 * @throws what `open` threw, at once where waiting does not help, else after `limitMs`
 */
export async function openWhenThere(
  open: () => Promise<Database>,
  { log, limitMs, wait = delay }: Options,
): Promise<Database> {
  let waitMs = FIRST_WAIT_MS;
  for (let waitedMs = 0; ; waitedMs += waitMs, waitMs = Math.min(2 * waitMs, LAST_WAIT_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error) || waitedMs >= limitMs) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason, waitedMs, limitMs }, "waiting for the database");
      await wait(waitMs);
    }
  }
}

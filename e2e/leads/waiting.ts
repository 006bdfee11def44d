import { setTimeout as delay } from "node:timers/promises";
import type { ProofDatabase } from "./proof-database.ts";

/** @throws when it does not become true within so many seconds */
export async function until(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds: number,
  everyMs = 50,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await delay(everyMs);
  }
}

/** Waits until nothing is on its way any more, for longer than a dead server's lease lasts. */
export function untilDelivered(database: ProofDatabase): Promise<void> {
  const isEmpty = async () => {
    const open = await database.query(
      "SELECT id FROM outbox WHERE delivered_at IS NULL AND dead_at IS NULL LIMIT 1",
    );
    return open.length === 0;
  };
  return until("everything is delivered", isEmpty, 300);
}

import { setTimeout as delay } from "node:timers/promises";
import type { Config } from "../base/config.ts";
import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { isTransientError } from "./is-transient-error.ts";
import { migrate } from "./migrate.ts";

const RETRY_LIMIT_MS = 60_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5_000;

type DatabaseConfig = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * Opens the site's database, waits while it starts, and applies the pending migrations. A role that may not change
 * tables starts once their owner has run `npm run migrate`.
 */
export async function openReadyDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  const database = await openWithRetry(() => openDatabase({ ...config, log }), { log });
  await migrate(database, log);
  return database;
}

interface RetryOptions {
  log: Log;
  limitMs?: number;
  wait?: (ms: number) => Promise<unknown>;
}

/** Retries `open` after transient errors for up to `limitMs`. @throws the last error of `open` */
export async function openWithRetry(
  open: () => Promise<Database>,
  { log, limitMs = RETRY_LIMIT_MS, wait = delay }: RetryOptions,
): Promise<Database> {
  let retryMs = FIRST_RETRY_MS;
  for (let waitedMs = 0; ; waitedMs += retryMs, retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isTransientError(error) || waitedMs >= limitMs) throw error;
      log.warn({ reason: reasonOf(error), waitedMs, limitMs }, "waiting for the database");
      await wait(retryMs);
    }
  }
}

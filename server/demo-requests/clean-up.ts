import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import { deleteOlderThan } from "./changes.ts";
import { deleteExpiredReplayKeys } from "./queries.ts";

interface CleanUpDeps {
  db: Db;
  config: Pick<Config, "demoRequestRetentionDays">;
  log: Log;
}

const CLEAN_UP_MS = 60 * 60 * 1000;

/** Deletes what is kept no longer, now and every hour. Returns the stop function. */
export function startCleanUp(deps: CleanUpDeps): () => void {
  const cleaning = setInterval(() => void cleanUp(deps), CLEAN_UP_MS).unref();
  void cleanUp(deps);
  return () => clearInterval(cleaning);
}

async function cleanUp({ db, config, log }: CleanUpDeps): Promise<void> {
  try {
    await deleteExpiredReplayKeys(db);
    const days = config.demoRequestRetentionDays;
    if (days === undefined) return;
    const deleted = await deleteOlderThan(db, { days, withGivenUp: false });
    if (deleted > 0) log.info({ deleted, days }, "old demo requests deleted");
  } catch (error) {
    log.warn({ err: error }, "expired rows could not be deleted");
  }
}

import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import type { SinkName } from "./outbox/messages.ts";

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
    // Keys of expired challenges, whose solutions are rejected anyway.
    await db.query("DELETE FROM captcha_replays WHERE used_at < now() - interval '1 hour'");
    const days = config.demoRequestRetentionDays;
    if (days === undefined) return;
    const deleted = await deleteOlderThan(db, { days, withGivenUp: false });
    if (deleted > 0) log.info({ deleted, days }, "old demo requests deleted");
  } catch (error) {
    log.warn({ err: error }, "expired rows could not be deleted");
  }
}

/** Deletes every request of this address, ignoring case, with its deliveries. */
export async function eraseDemoRequests(
  db: Db,
  email: string,
): Promise<{ reference: string; createdAt: Date; sentTo: SinkName[] }[]> {
  const { rows } = await db.query(
    `WITH erased AS (
       DELETE FROM demo_requests WHERE lower(email) = lower($1) RETURNING id, reference, created_at
     )
     SELECT reference, created_at AS "createdAt",
            ARRAY(SELECT sink FROM outbox
                   WHERE demo_request_id = erased.id AND delivered_at IS NOT NULL
                   ORDER BY sink) AS "sentTo"
       FROM erased ORDER BY id`,
    [email],
  );
  return rows;
}

/**
 * Deletes older requests with their deliveries. Keeps those that sales has yet to receive and, unless `withGivenUp`,
 * those whose delivery was given up. Returns the number of deleted requests.
 */
export async function deleteOlderThan(
  db: Db,
  { days, withGivenUp }: { days: number; withGivenUp: boolean },
): Promise<number> {
  // By the database's clock, because that of a server or command may be wrong.
  const { rowCount } = await db.query(
    `DELETE FROM demo_requests AS request
      WHERE created_at < now() - make_interval(days => $1)
        AND NOT EXISTS (SELECT FROM outbox
                         WHERE demo_request_id = request.id AND sink <> 'confirmation'
                           AND outbox.delivered_at IS NULL
                           AND (dead_at IS NULL OR (request.delivered_at IS NULL AND NOT $2)))`,
    [days, withGivenUp],
  );
  return rowCount ?? 0;
}

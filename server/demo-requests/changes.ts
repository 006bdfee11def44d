import type { Db } from "../database/db.ts";
import type { SinkName } from "./outbox/messages.ts";

/**
 * Makes the request due now for these sinks and for every sink that has not accepted it, unless it is held. Returns
 * the number of sinks.
 */
export async function redeliver(
  db: Db,
  reference: string,
  sinks: readonly SinkName[],
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO outbox AS stored (demo_request_id, sink)
     SELECT request.id, sink FROM demo_requests AS request, unnest($2::text[]) AS sink
      WHERE request.reference = $1 AND NOT suspected_spam
      UNION
     SELECT request.id, sink FROM demo_requests AS request
       JOIN outbox ON outbox.demo_request_id = request.id
      WHERE request.reference = $1 AND NOT suspected_spam AND sink <> 'confirmation'
     ON CONFLICT (demo_request_id, sink) DO UPDATE
        SET attempts = 0, due_at = now(), dead_at = NULL
      WHERE stored.delivered_at IS NULL`,
    [reference, sinks],
  );
  return rowCount ?? 0;
}

/** Makes every undelivered message to sales, or every dead letter, due now. Returns their number. */
export async function redeliverAll(db: Db, { onlyDead }: { onlyDead: boolean }): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE outbox SET attempts = 0, due_at = now(), dead_at = NULL
      WHERE delivered_at IS NULL AND sink <> 'confirmation'
        AND (dead_at IS NOT NULL OR NOT $1)`,
    [onlyDead],
  );
  return rowCount ?? 0;
}

/** Marks a held request as no spam and makes it due for these sinks. */
export async function releaseHeld(
  db: Db,
  reference: string,
  sinks: readonly SinkName[],
): Promise<"released" | "not held" | "unknown"> {
  const { rows } = await db.query<{ isReleased: boolean }>(
    `WITH released AS (
       UPDATE demo_requests SET spam_reason = NULL
        WHERE reference = $1 AND spam_reason IS NOT NULL
       RETURNING id
     ), delivery AS (
       INSERT INTO outbox (demo_request_id, sink)
       SELECT id, sink FROM released, unnest($2::text[]) AS sink
       ON CONFLICT DO NOTHING
     )
     SELECT EXISTS (SELECT FROM released) AS "isReleased" FROM demo_requests WHERE reference = $1`,
    [reference, sinks],
  );
  const [found] = rows;
  if (found === undefined) return "unknown";
  return found.isReleased ? "released" : "not held";
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

/** A message to sales still waits for delivery. */
const IS_WAITING = `EXISTS (
  SELECT FROM outbox
   WHERE demo_request_id = request.id AND delivered_at IS NULL AND dead_at IS NULL
     AND sink <> 'confirmation')`;

/** Sales did not receive the request: its messages are dead letters. */
const IS_GIVEN_UP = `(request.delivered_at IS NULL AND NOT ${IS_WAITING} AND EXISTS (
  SELECT FROM outbox
   WHERE demo_request_id = request.id AND dead_at IS NOT NULL AND sink <> 'confirmation'))`;

/** By the database's clock, because that of a server or command may be wrong. */
const IS_OLDER = "request.created_at < now() - make_interval(days => $1)";

/** Deletes older requests with their deliveries, except undelivered ones. Returns their number. */
export async function deleteOlderThan(
  db: Db,
  { days, withGivenUp }: { days: number; withGivenUp: boolean },
): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM demo_requests AS request
      WHERE ${IS_OLDER} AND NOT ${IS_WAITING} AND ($2 OR NOT ${IS_GIVEN_UP})`,
    [days, withGivenUp],
  );
  return rowCount ?? 0;
}

interface Kept {
  /** Older requests came before this time. */
  before: Date;
  waiting: number;
  givenUp: number;
}

/** Counts the older requests that have not reached sales, by the reason. */
export async function countKept(db: Db, days: number): Promise<Kept> {
  const { rows } = await db.query(
    `SELECT now() - make_interval(days => $1) AS before,
            count(*) FILTER (WHERE ${IS_WAITING})::integer AS waiting,
            count(*) FILTER (WHERE ${IS_GIVEN_UP})::integer AS "givenUp"
       FROM demo_requests AS request WHERE ${IS_OLDER}`,
    [days],
  );
  return rows[0];
}

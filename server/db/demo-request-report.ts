import { attributionFields } from "../../shared/demo-request.ts";
import type { Db } from "./db.ts";
import type { SinkName } from "./outbox.ts";

/**
 * Delivery of a request: `stored` has no sink, `held` is suspected spam, `waiting` has an undelivered
 * message, `failed` has a dead letter.
 */
type DeliveryState = "stored" | "held" | "waiting" | "delivered" | "failed";

/** The columns of a stored demo request with its delivery, as the commands print and export them. */
export const demoRequestColumns = [
  "reference",
  "created_at",
  "delivery",
  "email",
  "full_name",
  "company_name",
  "industry",
  "delivered_at",
  "spam_reason",
  ...attributionFields,
] as const;

/** A row of `demo_requests` by its column names, with dates in ISO 8601 and the state of its delivery. */
export interface DemoRequestRow extends Record<(typeof demoRequestColumns)[number], string | null> {
  created_at: string;
  delivery: DeliveryState;
}

/** The delivery of a request to one sink. */
export interface DeliveryRecord {
  sink: SinkName;
  attempts: number;
  dueAt: Date;
  deliveredAt: Date | null;
  deadAt: Date | null;
  lastError: string | null;
}

const isoDate = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DEMO_REQUEST = `
  SELECT request.reference, ${isoDate("request.created_at")} AS created_at,
         CASE WHEN sinks.dead > 0 THEN 'failed'
              WHEN sinks.waiting > 0 THEN 'waiting'
              WHEN request.delivered_at IS NOT NULL THEN 'delivered'
              WHEN request.suspected_spam THEN 'held'
              ELSE 'stored' END AS delivery,
         request.email, request.full_name, request.company_name, request.industry,
         ${isoDate("request.delivered_at")} AS delivered_at, request.spam_reason,
         ${attributionFields.map((field) => `request.${field}`).join(", ")}
    FROM demo_requests AS request
   CROSS JOIN LATERAL (
          SELECT count(dead_at) AS dead,
                 count(*) FILTER (WHERE dead_at IS NULL AND delivered_at IS NULL) AS waiting
            FROM outbox
           WHERE demo_request_id = request.id AND sink <> 'confirmation') AS sinks`;

/** Lists the latest requests, newest first. */
export async function listLatestDemoRequests(db: Db, limit: number): Promise<DemoRequestRow[]> {
  const { rows } = await db.query(`${DEMO_REQUEST} ORDER BY request.id DESC LIMIT $1`, [limit]);
  return rows;
}

/** Lists every request, oldest first. */
export async function listDemoRequests(db: Db): Promise<DemoRequestRow[]> {
  const { rows } = await db.query(`${DEMO_REQUEST} ORDER BY request.id`);
  return rows;
}

/** Finds the request with this reference and its deliveries. */
export async function findDemoRequest(
  db: Db,
  reference: string,
): Promise<{ request: DemoRequestRow; deliveries: DeliveryRecord[] } | undefined> {
  const found = await db.query(`${DEMO_REQUEST} WHERE request.reference = $1`, [reference]);
  const request = found.rows[0];
  if (request === undefined) return undefined;
  const { rows: deliveries } = await db.query<DeliveryRecord>(
    `SELECT sink, attempts, due_at AS "dueAt", delivered_at AS "deliveredAt",
            dead_at AS "deadAt", last_error AS "lastError"
       FROM outbox
      WHERE demo_request_id = (SELECT id FROM demo_requests WHERE reference = $1) ORDER BY id`,
    [reference],
  );
  return { request, deliveries };
}

/**
 * Makes the request due now for these sinks and for every sink that has not accepted it. Returns the
 * number of sinks.
 */
export async function redeliver(
  db: Db,
  reference: string,
  sinks: readonly SinkName[],
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO outbox AS stored (demo_request_id, sink)
     SELECT request.id, sink FROM demo_requests AS request, unnest($2::text[]) AS sink
      WHERE request.reference = $1
      UNION
     SELECT request.id, sink FROM demo_requests AS request
       JOIN outbox ON outbox.demo_request_id = request.id
      WHERE request.reference = $1 AND sink <> 'confirmation'
     ON CONFLICT (demo_request_id, sink) DO UPDATE
        SET attempts = 0, due_at = now(), dead_at = NULL
      WHERE stored.delivered_at IS NULL`,
    [reference, sinks],
  );
  return rowCount ?? 0;
}

/** Makes every dead letter due now. Returns their number. */
export async function redeliverDead(db: Db): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE outbox SET attempts = 0, due_at = now(), dead_at = NULL
      WHERE dead_at IS NOT NULL AND sink <> 'confirmation'`,
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

export async function countDemoRequests(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    "SELECT count(*)::integer AS count FROM demo_requests",
  );
  return rows[0]?.count ?? 0;
}

/** A message still waits for delivery. */
const IS_WAITING = `EXISTS (
  SELECT FROM outbox
   WHERE demo_request_id = request.id AND delivered_at IS NULL AND dead_at IS NULL)`;

/** Sales did not receive the request: its messages are dead letters. */
const IS_GIVEN_UP = `(request.delivered_at IS NULL AND NOT ${IS_WAITING} AND EXISTS (
  SELECT FROM outbox WHERE demo_request_id = request.id AND dead_at IS NOT NULL))`;

/** What a purge deletes: requests from before a date, except undelivered ones. */
export interface PurgeSelection {
  before: Date;
  /** Whether to delete requests whose delivery was given up. */
  withGivenUp: boolean;
}

/** `$1` is the date, `$2` is `withGivenUp`. */
const IS_DELETABLE = `NOT ${IS_WAITING} AND ($2 OR NOT ${IS_GIVEN_UP})`;

/** Counts the requests before the date: how many a purge deletes, and how many it keeps for which reason. */
export async function countOlderThan(db: Db, { before, withGivenUp }: PurgeSelection) {
  const { rows } = await db.query<{ deletable: number; waiting: number; givenUp: number }>(
    `SELECT count(*) FILTER (WHERE ${IS_DELETABLE})::integer AS deletable,
            count(*) FILTER (WHERE ${IS_WAITING})::integer AS waiting,
            count(*) FILTER (WHERE NOT $2 AND ${IS_GIVEN_UP})::integer AS "givenUp"
       FROM demo_requests AS request WHERE created_at < $1`,
    [before, withGivenUp],
  );
  return rows[0] ?? { deletable: 0, waiting: 0, givenUp: 0 };
}

/** Deletes the selected requests with their deliveries. */
export async function deleteOlderThan(
  db: Db,
  { before, withGivenUp }: PurgeSelection,
): Promise<void> {
  await db.query(`DELETE FROM demo_requests AS request WHERE created_at < $1 AND ${IS_DELETABLE}`, [
    before,
    withGivenUp,
  ]);
}

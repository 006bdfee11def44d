import { type Attribution, attributionFields } from "../../../shared/demo-request.ts";
import type { Db } from "../../database/db.ts";

const attributionPairs = attributionFields
  .map((field) => `'${field}', request.${field}`)
  .join(", ");

/** SQL for the attribution of `demo_requests AS request` as a JSON object without null fields. */
const ATTRIBUTION_COLUMN = `json_strip_nulls(json_build_object(${attributionPairs})) AS attribution`;

export type SinkName = "email" | "webhook" | "confirmation";

/** A demo request to deliver to one sink. */
export interface OutboxMessage {
  id: string;
  sink: SinkName;
  /** Number of attempts, including the current one. */
  attempts: number;
  reference: string;
  createdAt: Date;
  email: string;
  fullName: string;
  companyName: string;
  industry: string;
  attribution: Attribution;
}

/**
 * Claims the oldest message that is due for this sink. No other server can claim it until the lease
 * expires. Every claim counts as an attempt.
 */
export async function claimMessage(
  db: Db,
  sink: SinkName,
  leaseSeconds: number,
): Promise<OutboxMessage | undefined> {
  const { rows } = await db.query<OutboxMessage>(
    `UPDATE outbox
        SET attempts = attempts + 1, due_at = now() + make_interval(secs => $2)
       FROM demo_requests AS request
      WHERE outbox.id = (SELECT id FROM outbox
                          WHERE sink = $1 AND delivered_at IS NULL AND dead_at IS NULL
                            AND due_at <= now()
                          ORDER BY id
                          LIMIT 1
                            FOR UPDATE SKIP LOCKED)
        AND request.id = outbox.demo_request_id
     RETURNING outbox.id, outbox.sink, outbox.attempts, request.reference,
               request.created_at AS "createdAt", request.email, request.full_name AS "fullName",
               request.company_name AS "companyName", request.industry, ${ATTRIBUTION_COLUMN}`,
    [sink, leaseSeconds],
  );
  return rows[0];
}

/** Records that the sink has accepted the message, even after the lease: it must not be sent again. */
export async function markDelivered(db: Db, { id }: OutboxMessage): Promise<void> {
  await db.query(
    `WITH delivery AS (
       UPDATE outbox SET delivered_at = now(), dead_at = NULL, last_error = NULL WHERE id = $1
       RETURNING demo_request_id, sink
     )
     UPDATE demo_requests SET delivered_at = now()
       FROM delivery
      WHERE demo_requests.id = delivery.demo_request_id AND delivery.sink <> 'confirmation'`,
    [id],
  );
}

/** Releases the message for another attempt after `delaySeconds`. */
export async function retryLater(
  db: Db,
  message: OutboxMessage,
  retry: { delaySeconds: number; error: string },
): Promise<void> {
  await db.query(
    `UPDATE outbox SET due_at = now() + make_interval(secs => $3), last_error = $4
      ${IF_STILL_LEASED}`,
    [message.id, message.attempts, retry.delaySeconds, retry.error],
  );
}

/** Makes the message a dead letter: it stays in the table and is not retried automatically. */
export async function markDead(db: Db, message: OutboxMessage, error: string): Promise<void> {
  await db.query(`UPDATE outbox SET dead_at = now(), last_error = $3 ${IF_STILL_LEASED}`, [
    message.id,
    message.attempts,
    error,
  ]);
}

/** Every claim raises `attempts`: another number means that the lease expired and another server has the message. */
const IF_STILL_LEASED = "WHERE id = $1 AND attempts = $2 AND delivered_at IS NULL";

export interface DeliveryCounts {
  waiting: number;
  dead: number;
  oldestWaitingSeconds: number;
  /** Requests that are held as suspected spam. */
  held: number;
}

/**
 * Counts what sales has not received. A confirmation to the prospect does not count: an address that
 * rejects it says nothing about the delivery.
 */
export async function countDeliveries(db: Db): Promise<DeliveryCounts> {
  const { rows } = await db.query(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL)::integer AS waiting,
            count(*) FILTER (WHERE dead_at IS NOT NULL)::integer AS dead,
            coalesce(extract(epoch FROM now() - min(request.created_at)
                             FILTER (WHERE dead_at IS NULL)), 0)::float8 AS "oldestWaitingSeconds",
            (SELECT count(*)::integer FROM demo_requests WHERE suspected_spam) AS held
       FROM outbox JOIN demo_requests AS request ON request.id = demo_request_id
      WHERE outbox.delivered_at IS NULL AND sink <> 'confirmation'`,
  );
  return rows[0];
}

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

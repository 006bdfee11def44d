import type { Attribution } from "../../shared/demo-request.ts";
import type { Db } from "./db.ts";
import { ATTRIBUTION_COLUMN } from "./demo-request-columns.ts";

export type SinkName = "email" | "webhook" | "confirmation";

/** One demo request on its way to one sink. */
export interface Parcel {
  id: string;
  /** This try included. */
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
 * Takes the oldest parcel that is due for this sink; no other server gets it before the lease ends.
 * A server that dies leaves it to be taken again after that.
 */
export async function claimParcel(
  db: Db,
  sink: SinkName,
  leaseSeconds: number,
): Promise<Parcel | undefined> {
  const { rows } = await db.query<Parcel>(
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
     RETURNING outbox.id, outbox.attempts, request.reference, request.created_at AS "createdAt",
               request.email, request.full_name AS "fullName",
               request.company_name AS "companyName", request.industry, ${ATTRIBUTION_COLUMN}`,
    [sink, leaseSeconds],
  );
  return rows[0];
}

/** Keeps the parcel from other servers for so long from now: its sink takes its time. */
export async function renewLease(db: Db, parcel: Parcel, leaseSeconds: number): Promise<void> {
  await db.query(`UPDATE outbox SET due_at = now() + make_interval(secs => $3) ${IF_STILL_OURS}`, [
    parcel.id,
    parcel.attempts,
    leaseSeconds,
  ]);
}

/** Notes that the sink has taken the parcel. */
export async function markDelivered(db: Db, { id }: Parcel): Promise<void> {
  await db.query(
    `WITH delivery AS (
       UPDATE outbox SET delivered_at = now(), last_error = NULL WHERE id = $1
       RETURNING demo_request_id, sink
     )
     UPDATE demo_requests SET delivered_at = now()
       FROM delivery
      WHERE demo_requests.id = delivery.demo_request_id AND delivery.sink <> 'confirmation'`,
    [id],
  );
}

/** Puts the parcel back, to be tried again after `delaySeconds`. */
export async function postpone(
  db: Db,
  parcel: Parcel,
  retry: { delaySeconds: number; error: string },
): Promise<void> {
  await db.query(
    `UPDATE outbox SET due_at = now() + make_interval(secs => $3), last_error = $4 ${IF_STILL_OURS}`,
    [parcel.id, parcel.attempts, retry.delaySeconds, retry.error],
  );
}

/** Puts the parcel back as if it had not been tried: the sink was down, which is not its fault. */
export async function putBack(db: Db, parcel: Parcel, error: string): Promise<void> {
  await db.query(
    `UPDATE outbox SET attempts = attempts - 1, due_at = now(), last_error = $3 ${IF_STILL_OURS}`,
    [parcel.id, parcel.attempts, error],
  );
}

/** Gives the parcel up: it stays visible, and is not tried again by itself. */
export async function bury(db: Db, parcel: Parcel, error: string): Promise<void> {
  await db.query(`UPDATE outbox SET dead_at = now(), last_error = $3 ${IF_STILL_OURS}`, [
    parcel.id,
    parcel.attempts,
    error,
  ]);
}

/** A server that was held up past its lease must not undo what another has done since. */
const IF_STILL_OURS = "WHERE id = $1 AND attempts = $2 AND delivered_at IS NULL";

/** What waits and what was given up, for health checks and metrics. */
export async function outboxFigures(
  db: Db,
): Promise<{ waiting: number; dead: number; oldestWaitingSeconds: number }> {
  const { rows } = await db.query(
    `SELECT count(*) FILTER (WHERE dead_at IS NULL)::integer AS waiting,
            count(*) FILTER (WHERE dead_at IS NOT NULL)::integer AS dead,
            coalesce(extract(epoch FROM now() - min(request.created_at)
                             FILTER (WHERE dead_at IS NULL)), 0)::float8 AS "oldestWaitingSeconds"
       FROM outbox JOIN demo_requests AS request ON request.id = demo_request_id
      WHERE outbox.delivered_at IS NULL`,
  );
  return rows[0];
}

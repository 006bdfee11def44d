import { attributionFields } from "../../shared/demo-request.ts";
import type { Db } from "../database/db.ts";
import type { SinkName } from "./outbox/messages.ts";

/**
 * The first state that is true of a request: `failed` has a dead letter, `waiting` an undelivered message, `delivered`
 * has reached sales, `held` is suspected spam, `stored` has no sink.
 */
type DeliveryState = "failed" | "waiting" | "delivered" | "held" | "stored";

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

/** Lists every request, oldest first, or only the latest, newest first. */
export async function listDemoRequests(
  db: Db,
  { latest }: { latest?: number } = {},
): Promise<DemoRequestRow[]> {
  const order = latest === undefined ? "ORDER BY request.id" : "ORDER BY request.id DESC";
  const { rows } = await db.query(`${DEMO_REQUEST} ${order} LIMIT $1`, [latest ?? null]);
  return rows;
}

/** Lists the requests that contain this text in their reference or contact fields, newest first. */
export async function searchDemoRequests(db: Db, text: string): Promise<DemoRequestRow[]> {
  const { rows } = await db.query(
    `${DEMO_REQUEST}
     WHERE position(lower($1) IN lower(concat_ws(E'\\n', request.reference, request.email,
                                                 request.full_name, request.company_name))) > 0
     ORDER BY request.id DESC`,
    [text],
  );
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

const GROUPS = {
  industry: "industry",
  "first page": "coalesce(landing_path, 'unknown')",
  source: "coalesce(utm_source, referrer_host, 'direct or unknown')",
} as const;

/** Counts the requests that are not suspected spam, and those that sales received, most frequent first. */
export async function countDemoRequestsBy(
  db: Db,
  group: keyof typeof GROUPS,
): Promise<{ value: string; requests: number; delivered: number }[]> {
  const { rows } = await db.query(
    `SELECT ${GROUPS[group]} AS value, count(*)::integer AS requests,
            count(delivered_at)::integer AS delivered
       FROM demo_requests
      WHERE NOT suspected_spam
      GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return rows;
}

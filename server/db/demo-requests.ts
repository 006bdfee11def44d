import pg from "pg";
import { attributionFields } from "../../shared/demo-request.ts";
import type { Submission } from "../../shared/demo-request-schema.ts";
import type { Db } from "./db.ts";
import { createReference } from "./demo-request-reference.ts";
import type { SinkName } from "./outbox.ts";

/** Why a request looks like spam. */
export type SpamReason = "honeypot" | "too_fast";

export interface NewDemoRequest
  extends Pick<
    Submission,
    "requestId" | "email" | "fullName" | "companyName" | "industry" | "attribution"
  > {
  spamReason: SpamReason | undefined;
  /** Identifies the captcha solution, to reject its reuse; undefined if the provider rejects reuse. */
  replayKey: string | undefined;
  /** Where to deliver the request. */
  sinks: readonly SinkName[];
}

export type Insertion =
  | { outcome: "stored" | "repeated"; reference: string }
  /** `replayed`: another request used the captcha solution; `taken`: another request has the id. */
  | { outcome: "replayed" }
  | { outcome: "taken" };

/**
 * Stores the request, its outbox messages and its captcha replay key atomically. It is one statement,
 * because a transaction would block the only session of the embedded database for longer.
 */
export async function insertDemoRequest(
  db: Db,
  request: NewDemoRequest,
  makeReference: () => string = createReference,
): Promise<Insertion> {
  const values = [
    request.replayKey ?? null,
    makeReference(),
    request.requestId ?? null,
    request.email,
    request.fullName,
    request.companyName,
    request.industry,
    request.spamReason ?? null,
    request.sinks,
    ...attributionFields.map((field) => request.attribution[field] ?? null),
  ];
  try {
    const { rows } = await db.query<{ reference: string }>(INSERT, values);
    if (rows[0]) return { outcome: "stored", reference: rows[0].reference };
  } catch (error) {
    if (isTakenReference(error)) return insertDemoRequest(db, request, makeReference);
    throw error;
  }
  return findConflict(db, request);
}

const INSERT = `
  WITH replay AS (
    INSERT INTO captcha_replays (key)
    SELECT $1 WHERE $1::text IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING key
  ), request AS (
    INSERT INTO demo_requests (reference, request_id, email, full_name, company_name, industry,
                               spam_reason, ${attributionFields.join(", ")})
    SELECT $2, $3, $4, $5, $6, $7, $8, ${attributionFields.map((_, i) => `$${10 + i}`).join(", ")}
     WHERE $1::text IS NULL OR EXISTS (SELECT FROM replay)
    ON CONFLICT (request_id) DO NOTHING
    RETURNING id, reference
  ), delivery AS (
    INSERT INTO outbox (demo_request_id, sink)
    SELECT request.id, sink FROM request, unnest($9::text[]) AS sink
  )
  SELECT reference FROM request`;

function isTakenReference(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === "demo_requests_reference_key";
}

async function findConflict(db: Db, { requestId, email }: NewDemoRequest): Promise<Insertion> {
  const stored = requestId === undefined ? undefined : await findByRequestId(db, requestId);
  if (stored === undefined) return { outcome: "replayed" };
  if (stored.email !== email) return { outcome: "taken" };
  return { outcome: "repeated", reference: stored.reference };
}

/** Finds the reference and e-mail address of the request with this id. */
export async function findByRequestId(
  db: Db,
  requestId: string,
): Promise<{ reference: string; email: string } | undefined> {
  const { rows } = await db.query<{ reference: string; email: string }>(
    "SELECT reference, email FROM demo_requests WHERE request_id = $1",
    [requestId],
  );
  return rows[0];
}

/** Deletes replay keys of expired challenges, whose solutions are rejected anyway. */
export async function deleteExpiredReplayKeys(db: Db): Promise<void> {
  await db.query("DELETE FROM captcha_replays WHERE used_at < now() - interval '1 hour'");
}

/** Counts requests from this address within `windowSeconds`, and the seconds until the oldest expires. */
export async function countRecentRequests(
  db: Db,
  email: string,
  windowSeconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const { rows } = await db.query<{ count: number; secondsLeft: number }>(
    `SELECT count(*)::integer AS count,
            coalesce(ceil($2 - extract(epoch FROM now() - min(created_at))), 0)::integer AS "secondsLeft"
       FROM demo_requests
      WHERE lower(email) = lower($1) AND created_at > now() - make_interval(secs => $2)`,
    [email, windowSeconds],
  );
  return rows[0] ?? { count: 0, secondsLeft: 0 };
}

import { attributionFields } from "../../shared/demo-request.ts";
import type { Submission } from "../../shared/demo-request-schema.ts";
import { type Db, isUniqueViolation } from "../database/db.ts";
import type { SinkName } from "./outbox/messages.ts";
import { createReference } from "./reference.ts";

/** Why a request looks like spam. */
export type SpamReason = "honeypot" | "too_fast";

type Submitted = Pick<Submission, "requestId" | "email" | "fullName" | "companyName" | "industry">;

export interface NewDemoRequest extends Submitted, Pick<Submission, "attribution"> {
  spamReason: SpamReason | undefined;
  /** Identifies the captcha solution, to reject its reuse; undefined if the provider rejects reuse. */
  replayKey: string | undefined;
  /** Where to deliver the request. */
  sinks: readonly SinkName[];
}

export type Insertion =
  | { outcome: "stored" | "repeated"; reference: string }
  /** Another request used the captcha solution. */
  | { outcome: "replayed" }
  /** A request with another e-mail address has the id. */
  | { outcome: "taken" }
  /** There are too many requests with this e-mail address. */
  | { outcome: "limited"; secondsLeft: number };

const REQUESTS_BY_EMAIL = { max: 12, windowSeconds: 60 * 60 };

/**
 * Stores the request, its outbox messages and its captcha replay key atomically. It is one statement,
 * because a transaction would block the only session of the embedded database for longer. `recent_demo_requests` locks
 * the e-mail address until the statement ends, so concurrent requests do not exceed the limit. A refused request leaves
 * the captcha solution unused, so that the visitor can correct the request.
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
    REQUESTS_BY_EMAIL.max,
    REQUESTS_BY_EMAIL.windowSeconds,
    ...attributionFields.map((field) => request.attribution[field] ?? null),
  ];
  try {
    const { rows } = await db.query<{ reference: string | null; isReplay: boolean }>(
      INSERT,
      values,
    );
    const [{ reference = null, isReplay = false } = {}] = rows;
    return reference === null
      ? findConflict(db, request, isReplay)
      : { outcome: "stored", reference };
  } catch (error) {
    if (isUniqueViolation(error, "demo_requests_reference_key"))
      return insertDemoRequest(db, request, makeReference);
    throw error;
  }
}

/** The columns of the unique index `demo_requests_once`, which ON CONFLICT has to repeat. */
const ONCE = `(request_id, md5(email || E'\\n' || full_name || E'\\n' || company_name || E'\\n' || industry))`;

const INSERT = `
  WITH acceptable AS (
    SELECT 1
     WHERE NOT EXISTS (SELECT FROM demo_requests WHERE request_id = $3 AND email <> $4)
       AND recent_demo_requests($4, $11) < $10
  ), replay AS (
    INSERT INTO captcha_replays (key)
    SELECT $1 FROM acceptable WHERE $1::text IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING key
  ), request AS (
    INSERT INTO demo_requests (reference, request_id, email, full_name, company_name, industry,
                               spam_reason, ${attributionFields.join(", ")})
    SELECT $2, $3, $4, $5, $6, $7, $8, ${attributionFields.map((_, i) => `$${12 + i}`).join(", ")}
      FROM acceptable
     WHERE $1::text IS NULL OR EXISTS (SELECT FROM replay)
    ON CONFLICT ${ONCE} DO NOTHING
    RETURNING id, reference
  ), delivery AS (
    INSERT INTO outbox (demo_request_id, sink)
    SELECT request.id, sink FROM request, unnest($9::text[]) AS sink
  )
  SELECT (SELECT reference FROM request) AS reference,
         $1::text IS NOT NULL AND EXISTS (SELECT FROM acceptable)
           AND NOT EXISTS (SELECT FROM replay) AS "isReplay"`;

async function findConflict(
  db: Db,
  request: NewDemoRequest,
  isReplay: boolean,
): Promise<Insertion> {
  const reference = await findRepeated(db, request);
  if (reference !== undefined) return { outcome: "repeated", reference };
  if (isReplay) return { outcome: "replayed" };
  const { rows } = await db.query<{ secondsLeft: number }>(
    `SELECT greatest(1, ceil($2 - extract(epoch FROM now() - min(created_at))))::integer AS "secondsLeft"
       FROM (SELECT created_at FROM demo_requests WHERE lower(email) = lower($1)
              ORDER BY created_at DESC LIMIT $3) AS latest
     HAVING count(*) = $3`,
    [request.email, REQUESTS_BY_EMAIL.windowSeconds, REQUESTS_BY_EMAIL.max],
  );
  return rows[0] ? { outcome: "limited", ...rows[0] } : { outcome: "taken" };
}

/** Finds the reference of the same request if it is stored: with its id and its details. */
export async function findRepeated(
  db: Db,
  { requestId, email, fullName, companyName, industry }: Submitted,
): Promise<string | undefined> {
  if (requestId === undefined) return undefined;
  const { rows } = await db.query<{ reference: string }>(
    `SELECT reference FROM demo_requests
      WHERE request_id = $1 AND email = $2 AND full_name = $3 AND company_name = $4 AND industry = $5`,
    [requestId, email, fullName, companyName, industry],
  );
  return rows[0]?.reference;
}

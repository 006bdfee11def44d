import type { RequestHandler } from "express";
import { parseSubmission, type Submission } from "../../shared/demo-request-schema.ts";
import { messages } from "../../shared/messages.ts";
import {
  findByRequestId,
  type Insertion,
  insertDemoRequest,
  type SpamReason,
} from "../db/demo-requests.ts";
import { createTurns } from "../demo-requests/keyed-mutex.ts";
import { createLimits } from "../demo-requests/limits.ts";
import { sinksOf } from "../demo-requests/outbox/sinks.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import { jsonBody } from "./json-body.ts";

type Needs = Pick<Deps, "db" | "captcha" | "config" | "log" | "now" | "nudgeDelivery">;

/** Nobody fills in two steps and a captcha faster than this. */
const FASTEST_VISITOR_MS = 1000;

/**
 * `POST /api/submit-demo-request`: stores a demo request. 201 means that it is committed; the same
 * `request_id` again gets the same answer, and is stored once.
 */
export function submitDemoRequest(deps: Needs): RequestHandler[] {
  const inTurn = createTurns();
  const checkLimits = createLimits(deps);
  const submit: RequestHandler = async (request, response) => {
    const submission = validSubmission(request.body);
    const address = request.ip ?? "";
    const accepting = () => accept({ ...deps, checkLimits }, submission, address);
    // A double click must find the first click's request stored, not its captcha token spent.
    const { requestId } = submission;
    const reference = await (requestId ? inTurn(requestId, accepting) : accepting());
    response.status(201).set("Cache-Control", "no-store").json({ reference });
  };
  return [jsonBody, submit];
}

function validSubmission(body: unknown): Submission {
  const parsed = parseSubmission(body);
  if (parsed.ok) return parsed.submission;
  const { fields } = parsed;
  const message = fields.email ?? messages.missingFields.text;
  throw new HttpError(422, "invalid_fields", message, { fields });
}

async function accept(
  deps: Needs & { checkLimits: ReturnType<typeof createLimits> },
  submission: Submission,
  address: string,
): Promise<string> {
  try {
    const stored = await storedBefore(deps, submission);
    if (stored !== undefined) return stored;
    await deps.checkLimits({ address, email: submission.email });
    const replayKey = await solvedCaptcha(deps, submission);
    return await store(deps, submission, replayKey);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw unavailable(deps, "Your request could not be stored.", error);
  }
}

/** The reference of this very request, when an earlier try of it has come through. */
async function storedBefore(
  { db }: Needs,
  { requestId, email }: Submission,
): Promise<string | undefined> {
  if (requestId === undefined) return undefined;
  const stored = await findByRequestId(db, requestId);
  return stored?.email === email ? stored.reference : undefined;
}

async function solvedCaptcha(
  deps: Needs,
  { captchaToken, requestId }: Submission,
): Promise<string | undefined> {
  const verdict = await deps.captcha.verify(captchaToken, { requestId });
  if (verdict.ok) return verdict.replayKey;
  if (verdict.reason === "unavailable" || verdict.reason === "misconfigured") {
    throw unavailable(deps, "The captcha cannot be checked at the moment.");
  }
  throw captchaFailed();
}

async function store(
  { db, config, log, nudgeDelivery }: Needs,
  submission: Submission,
  replayKey: string | undefined,
): Promise<string> {
  const spamReason = spamReasonOf(submission);
  const sinks = spamReason === undefined ? sinksOf(config.delivery) : [];
  const inserted = await insertDemoRequest(db, { ...submission, spamReason, replayKey, sinks });
  const reference = referenceOf(inserted);
  if (inserted.outcome === "stored") {
    log.info({ reference, spamReason }, "demo request stored");
    nudgeDelivery();
  }
  return reference;
}

function spamReasonOf({ hasFilledHoneypot, elapsedMs }: Submission): SpamReason | undefined {
  if (hasFilledHoneypot) return "honeypot";
  return elapsedMs !== undefined && elapsedMs < FASTEST_VISITOR_MS ? "too_fast" : undefined;
}

function referenceOf(inserted: Insertion): string {
  if (inserted.outcome === "replayed") throw captchaFailed();
  if (inserted.outcome === "taken") {
    const fields = { request_id: "Another request has this id" };
    throw new HttpError(422, "invalid_fields", fields.request_id, { fields });
  }
  return inserted.reference;
}

function captchaFailed(): HttpError {
  return new HttpError(403, "captcha_failed", messages.captchaRequired.text);
}

function unavailable({ config }: Needs, what: string, cause?: unknown): HttpError {
  const wayOut = `Please try again in a minute, or write to ${config.site.contactEmail}.`;
  return new HttpError(503, "unavailable", `${what} ${wayOut}`, { retryAfterSeconds: 30, cause });
}

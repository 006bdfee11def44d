import { setTimeout as delay } from "node:timers/promises";
import express, { type RequestHandler } from "express";
import { parseSubmission, type Submission } from "../../shared/demo-request-schema.ts";
import { messages } from "../../shared/messages.ts";
import type { Config } from "../base/config.ts";
import { HttpError } from "../base/errors.ts";
import { type Limits, tooManyRequests } from "../base/limit-requests.ts";
import type { Log } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import type { Captcha } from "./captcha/captcha.ts";
import { VERIFY_TIMEOUT_MS } from "./captcha/siteverify.ts";
import { normalEmail } from "./normal-email.ts";
import { configuredSinks } from "./outbox/sink.ts";
import { findRepeated, type Insertion, insertDemoRequest, type SpamReason } from "./queries.ts";

interface SubmitDeps {
  db: Db;
  captcha: Captcha;
  config: Config;
  log: Log;
  limits: Pick<Limits, "demoRequests">;
  metrics: { recordVerdict(outcome: string): void };
  /** Starts the delivery of waiting outbox messages now. */
  wakeDelivery: () => void;
}

/** Faster submissions are marked as spam: visitors need longer for two steps and a captcha. */
const MIN_FILL_IN_MS = 1000;

const POLL_INTERVAL_MS = 200;

const MAX_BODY_BYTES = 16_384;

const parseJson = express.json({
  limit: MAX_BODY_BYTES,
  type: "application/json",
  strict: false,
  // Forms do not send compressed bodies, and a small one could expand to gigabytes.
  inflate: false,
  // JSON is UTF-8 (RFC 8259, section 8.1). Other bytes would be stored as replacement characters.
  verify: (_request, _response, body) => {
    if (body.length === 0) throw new Error("There is no body");
    new TextDecoder("utf-8", { fatal: true }).decode(body);
  },
});

/** Reads a JSON body of at most 16 kB into `request.body`; throws 400, 413 or 415 otherwise. */
const jsonBody: RequestHandler = (request, response, next) => {
  if (!request.is("application/json")) throw unsupportedType();
  // The parser would read a body to its end before it refuses it.
  if (Number(request.get("content-length")) > MAX_BODY_BYTES) throw tooLarge();
  parseJson(request, response, (error?: { status?: number }) => {
    if (error === undefined) return next();
    if (error.status === 413) return next(tooLarge());
    if (error.status === 415) return next(unsupportedType());
    next(new HttpError(400, "malformed_json", "The body is not valid JSON"));
  });
};

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "Please send at most 16 kB");
}

function unsupportedType(): HttpError {
  const expected = "Please send application/json without compression";
  return new HttpError(415, "unsupported_type", expected);
}

/**
 * `POST /api/submit-demo-request`: stores a demo request. 201 means that it is committed; the same
 * `request_id` again, with the same fields, gets the same answer, on whatever server, and is stored once.
 */
export function submitDemoRequest(deps: SubmitDeps): RequestHandler[] {
  const submit: RequestHandler = async (request, response) => {
    const submission = validSubmission(request.body);
    const countAttempt = () => deps.limits.demoRequests(request, response);
    const reference = await accept(deps, submission, countAttempt).catch((error) => {
      if (error instanceof HttpError) throw error;
      throw unavailable(deps, "Your request could not be stored.", error);
    });
    response.status(201).set("Cache-Control", "no-store").json({ reference });
  };
  return [jsonBody, submit];
}

function validSubmission(body: unknown): Submission {
  const parsed = parseSubmission(body);
  const email = parsed.ok ? normalEmail(parsed.submission.email) : undefined;
  if (parsed.ok && email) return { ...parsed.submission, email };
  const fields = parsed.ok ? { email: messages.invalidEmail } : parsed.fields;
  const message = fields.email ?? messages.missingFields.text;
  throw new HttpError(422, "invalid_fields", message, { fields });
}

async function accept(
  deps: SubmitDeps,
  submission: Submission,
  countAttempt: () => Promise<void>,
): Promise<string> {
  const stored = await findReference(deps, submission);
  if (stored !== undefined) return stored;
  let replayKey: string | undefined;
  try {
    await countAttempt();
    replayKey = await verifyCaptcha(deps, submission);
  } catch (error) {
    // Both clicks of a double click use one captcha token, and each may reach another server. The provider rejects
    // the token of the later one, so wait until the earlier one is stored or has failed. After a 429, do not wait.
    const waitMs = error instanceof CaptchaTokenUsed ? VERIFY_TIMEOUT_MS : 0;
    const storedMeanwhile = await findReference(deps, submission, waitMs);
    if (storedMeanwhile === undefined) throw error;
    return storedMeanwhile;
  }
  return store(deps, submission, replayKey);
}

/** The reference of this request if another attempt has stored it, or stores it within `waitMs`. */
async function findReference(
  { db }: SubmitDeps,
  submission: Submission,
  waitMs = 0,
): Promise<string | undefined> {
  if (submission.requestId === undefined) return undefined;
  const until = performance.now() + waitMs;
  let reference = await findRepeated(db, submission);
  while (reference === undefined && performance.now() < until) {
    await delay(POLL_INTERVAL_MS);
    reference = await findRepeated(db, submission);
  }
  return reference;
}

/** Returns the replay key to store; undefined if the provider itself rejects used tokens. */
async function verifyCaptcha(
  deps: SubmitDeps,
  { captchaToken, requestId }: Submission,
): Promise<string | undefined> {
  const verdict = await deps.captcha.verify(captchaToken, { requestId });
  deps.metrics.recordVerdict(verdict.ok ? "solved" : verdict.reason);
  if (verdict.ok) return verdict.replayKey;
  if (verdict.reason === "unavailable" || verdict.reason === "misconfigured") {
    throw unavailable(deps, "The captcha cannot be checked at the moment.");
  }
  throw verdict.reason === "replayed" ? new CaptchaTokenUsed() : new CaptchaFailed();
}

async function store(
  { db, config, log, wakeDelivery }: SubmitDeps,
  submission: Submission,
  replayKey: string | undefined,
): Promise<string> {
  const spamReason = spamReasonOf(submission);
  const sinks = spamReason === undefined ? configuredSinks(config.delivery) : [];
  const inserted = await insertDemoRequest(db, { ...submission, spamReason, replayKey, sinks });
  const reference = referenceOf(inserted);
  if (inserted.outcome === "stored") {
    log.info({ reference, spamReason }, "demo request stored");
    wakeDelivery();
  }
  return reference;
}

function spamReasonOf({ hasFilledHoneypot, elapsedMs }: Submission): SpamReason | undefined {
  if (hasFilledHoneypot) return "honeypot";
  return elapsedMs !== undefined && elapsedMs < MIN_FILL_IN_MS ? "too_fast" : undefined;
}

function referenceOf(inserted: Insertion): string {
  if (inserted.outcome === "limited") throw tooManyRequests(inserted.secondsLeft);
  if (inserted.outcome === "replayed") throw new CaptchaFailed();
  if (inserted.outcome === "taken") {
    const fields = { request_id: "Another request has this id" };
    throw new HttpError(422, "invalid_fields", fields.request_id, { fields });
  }
  return inserted.reference;
}

class CaptchaFailed extends HttpError {
  constructor() {
    super(403, "captcha_failed", messages.captchaRequired.text);
  }
}

/** A hosted provider has verified the token before. `insertDemoRequest` finds the reuse of an altcha solution. */
class CaptchaTokenUsed extends CaptchaFailed {}

function unavailable({ config }: SubmitDeps, what: string, cause?: unknown): HttpError {
  const alternative = `Please try again in a minute, or write to ${config.site.contactEmail}.`;
  return new HttpError(503, "unavailable", `${what} ${alternative}`, {
    retryAfterSeconds: 30,
    cause,
  });
}

import type { RequestHandler } from "express";

/** Error codes in responses of `/api/*`. Clients rely on them. */
type ErrorCode =
  | "bad_request"
  | "malformed_json"
  | "not_found"
  | "not_acceptable"
  | "method_not_allowed"
  | "too_large"
  | "unsupported_type"
  | "invalid_fields"
  | "captcha_failed"
  | "cross_site"
  | "too_many_requests"
  | "unavailable"
  | "internal";

/** How long clients wait after a 503 without another time. */
export const RETRY_AFTER_SECONDS = 30;

interface Details {
  /** A message for each invalid field. */
  fields?: Record<string, string>;
  /** Becomes the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** Further headers of the response. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** An error response. Its message is sent to the client. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Responds with 405 and `Allow`, for methods that an address does not support. */
export function methodNotAllowed(allowed: "GET" | "POST"): RequestHandler {
  return (request, response) => {
    response.set("Allow", allowed === "GET" ? "GET, HEAD" : allowed);
    throw new HttpError(405, "method_not_allowed", `${request.method} is not possible here`);
  };
}

/**
 * Returns the message of what was thrown. A failed connection has its reason in `cause`, or in one error for
 * each address of the host.
 */
export function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError) return reasonOf(thrown.errors[0]);
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.message === "fetch failed" ? reasonOf(thrown.cause) : thrown.message;
}

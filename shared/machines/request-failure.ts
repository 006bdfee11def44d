import type { FieldErrors } from "./demo-form-context.ts";

/**
 * Why a demo request failed. `captcha`: invalid token; `limit`: too many requests; `refused`: invalid
 * fields; `unreachable`: the server did not respond or could not store it.
 */
export type FailureReason = "captcha" | "limit" | "refused" | "unreachable";

export class RequestFailure extends Error {
  readonly reason: FailureReason;
  /** The server's messages about fields. */
  readonly errors: FieldErrors;

  constructor(reason: FailureReason, message: string, errors: FieldErrors = {}) {
    super(message);
    this.name = "RequestFailure";
    this.reason = reason;
    this.errors = errors;
  }
}

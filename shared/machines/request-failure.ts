import type { FieldErrors } from "./demo-form-context.ts";

/**
 * Why a demo request was not accepted: its captcha token was not good, too many came from
 * here, something in it was wrong, or the server could not be reached or could not store it.
 */
export type FailureReason = "captcha" | "limit" | "refused" | "unreachable";

export class RequestFailure extends Error {
  readonly reason: FailureReason;
  /** What the server says of single fields. */
  readonly errors: FieldErrors;

  constructor(reason: FailureReason, message: string, errors: FieldErrors = {}) {
    super(message);
    this.name = "RequestFailure";
    this.reason = reason;
    this.errors = errors;
  }
}

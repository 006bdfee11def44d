import type { FieldErrors } from "../demo-answers.ts";

/**
 * Why a demo request failed. `captcha`: invalid token; `limit`: too many requests; `refused`: invalid
 * fields; `unreachable`: the server did not respond or could not store it.
 */
export type FailureReason = "captcha" | "limit" | "refused" | "unreachable";

export class RequestFailure extends Error {
  readonly reason: FailureReason;
  /** The fields that the server rejects. */
  readonly errors: FieldErrors;

  constructor(reason: FailureReason, message: string, errors: FieldErrors = {}) {
    super(message);
    this.name = "RequestFailure";
    this.reason = reason;
    this.errors = errors;
  }
}

/** Any other error, such as a timeout, leaves open whether the server was reached. */
export function failureOf(error: unknown): { reason: FailureReason; errors: FieldErrors } {
  return error instanceof RequestFailure ? error : { reason: "unreachable", errors: {} };
}

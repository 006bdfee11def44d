import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
import type { FieldErrors } from "../../../shared/machines/demo-form-context.ts";
import { type FailureReason, RequestFailure } from "../../../shared/machines/request-failure.ts";
import { paths } from "../../../shared/paths.ts";

/** Longer than the server waits for a captcha provider and for the database together. */
const TIMEOUT_MS = 20_000;

const reasons: Record<number, FailureReason> = {
  400: "refused",
  403: "captcha",
  413: "refused",
  415: "refused",
  422: "refused",
  429: "limit",
};

/**
 * Sends a demo request; resolves once it is stored.
 * @throws {RequestFailure} with the reason, if the request is not stored
 */
export async function sendDemoRequest(
  payload: DemoRequestPayload,
  signal: AbortSignal,
): Promise<{ reference: string }> {
  const response = await post(payload, signal);
  const body: ResponseBody = await response.json().catch(() => ({}));
  if (response.ok) return { reference: body.reference ?? "" };
  throw new RequestFailure(
    reasons[response.status] ?? "unreachable",
    `The server answered ${response.status}: ${body.error?.message ?? response.statusText}`,
    errorsOf(body.error?.fields),
  );
}

interface ResponseBody {
  reference?: string;
  error?: { message: string; fields?: Record<string, string> };
}

async function post(payload: DemoRequestPayload, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(paths.api.submitDemoRequest(), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(payload),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    throw new RequestFailure("unreachable", `The server cannot be reached: ${error}`);
  }
}

function errorsOf({ email, full_name, company_name, industry }: Record<string, string> = {}) {
  const errors = { email, fullName: full_name, companyName: company_name, industry };
  const known = Object.entries(errors).filter(([, text]) => text !== undefined);
  return Object.fromEntries(known) as FieldErrors;
}

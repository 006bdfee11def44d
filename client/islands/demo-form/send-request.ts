import type { Field, FieldErrors } from "../../../shared/demo-answers.ts";
import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
import { type FailureReason, RequestFailure } from "../../../shared/machines/request-failure.ts";
import { paths } from "../../../shared/paths.ts";
import { controlNames } from "./answers.ts";

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
      signal,
    });
  } catch (error) {
    throw new RequestFailure("unreachable", `The server cannot be reached: ${error}`);
  }
}

function errorsOf(texts: Record<string, string> = {}): FieldErrors {
  const fields = Object.entries(controlNames) as [Field, string][];
  return Object.fromEntries(
    fields.flatMap(([field, name]) => {
      const text = texts[name];
      return text === undefined ? [] : [[field, { code: "rejected", text }]];
    }),
  );
}

import type { Field, FieldErrors } from "../../../shared/demo-answers.ts";
import type { DemoRequestPayload } from "../../../shared/demo-request.ts";
import { type FailureReason, RequestFailure } from "../../../shared/machines/demo-form-context.ts";
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

/** Creates a random UUID. Does not use `crypto.randomUUID`, which browsers provide only over HTTPS. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 4 and variant 1 of RFC 9562, section 5.4.
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    variant + digits.slice(17, 20),
    digits.slice(20),
  ].join("-");
}

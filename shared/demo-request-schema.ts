import * as v from "valibot";
import {
  type Attribution,
  attributionFields,
  type Industry,
  industries,
  isEmail,
  maxNameLength,
} from "./demo-request.ts";
import { fieldMessages, messages } from "./messages.ts";

/** A validated demo request. */
export interface Submission {
  email: string;
  fullName: string;
  companyName: string;
  industry: Industry;
  /** Empty if the request has no token. */
  captchaToken: string;
  /** Lower case. */
  requestId: string | undefined;
  hasFilledHoneypot: boolean;
  elapsedMs: number | undefined;
  attribution: Attribution;
}

type Parsed = { ok: true; submission: Submission } | { ok: false; fields: Record<string, string> };

/**
 * Validates the form's data. Rejects invalid visible fields and a malformed `request_id`. Ignores other
 * invalid fields, so that they do not prevent a request.
 */
export function parseSubmission(payload: unknown): Parsed {
  const result = v.safeParse(schema, isObject(payload) ? payload : {});
  if (result.success) return { ok: true, submission: result.output };
  const { nested = {} } = v.flatten(result.issues);
  const firstMessages = Object.entries<string[] | undefined>(nested).map(([field, texts]) => [
    field,
    texts?.[0] ?? missing,
  ]);
  return { ok: false, fields: Object.fromEntries(firstMessages) };
}

const missing = messages.missingFields.text;

const nameField = v.pipe(
  v.optional(v.string(missing), ""),
  v.check((name) => !name.includes("\0"), fieldMessages.nullCharacter),
  v.transform(cleanText),
  // Hangul fillers are letters, and U+2800 is a symbol, but they show nothing.
  v.regex(/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u, missing),
  v.maxLength(maxNameLength, fieldMessages.tooLong(maxNameLength)),
);

const schema = v.pipe(
  v.object({
    email: v.pipe(
      v.optional(v.string(messages.invalidEmail), ""),
      v.trim(),
      v.check(isEmail, messages.invalidEmail),
    ),
    full_name: nameField,
    company_name: nameField,
    industry: v.pipe(v.optional(v.string(missing), ""), v.picklist(industries, missing)),
    /** The token of any provider. */
    recaptcha_token: v.fallback(v.string(), ""),
    request_id: v.nullish(v.pipe(v.string(), v.uuid(fieldMessages.requestId), v.toLowerCase())),
    /** A field that people do not see and programs fill in. */
    leave_empty: v.optional(v.unknown()),
    elapsed_ms: v.fallback(v.optional(v.number()), undefined),
    attribution: v.optional(v.unknown()),
  }),
  v.transform(
    (payload): Submission => ({
      email: payload.email,
      fullName: payload.full_name,
      companyName: payload.company_name,
      industry: payload.industry,
      captchaToken: payload.recaptcha_token,
      requestId: payload.request_id ?? undefined,
      hasFilledHoneypot: isFilledIn(payload.leave_empty),
      elapsedMs: payload.elapsed_ms,
      attribution: attributionOf(payload.attribution),
    }),
  ),
);

function isFilledIn(field: unknown): boolean {
  return field !== undefined && field !== null && field !== "";
}

function attributionOf(sent: unknown): Attribution {
  if (!isObject(sent)) return {};
  const known = attributionFields.flatMap((field) => {
    const value = sent[field];
    const text = typeof value === "string" ? cleanText(value.slice(0, maxNameLength)) : "";
    return text === "" ? [] : [[field, text]];
  });
  return Object.fromEntries(known);
}

/** Replaces control characters, lone surrogates and bidirectional controls by spaces. */
function cleanText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

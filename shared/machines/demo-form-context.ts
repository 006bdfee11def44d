import type { Industry } from "../demo-request.ts";
import { messages, type ToastMessage } from "../messages.ts";
import { type FailureReason, RequestFailure } from "./request-failure.ts";

/** What step 2 asks for, as typed; an industry not yet chosen is empty. */
export interface Details {
  fullName: string;
  companyName: string;
  industry: Industry | "";
}

export type DemoField = "email" | keyof Details;

/** One line beneath each field that is wrong. */
export type FieldErrors = Partial<Record<DemoField, string>>;

/** What is left of a request that was accepted. */
export interface Receipt extends Details {
  reference: string;
  email: string;
}

/** One request; another try of the same differs in nothing but the token. */
export interface SendInput {
  email: string;
  requestId: string;
  details: Details;
  token: string;
}

export interface DemoFormContext extends SendInput {
  errors: FieldErrors;
  toast: ToastMessage | null;
  /** Why the last try failed; said until another try is made. */
  failure: FailureReason | null;
  receipt: Receipt | null;
}

export type DemoFormEvent =
  | { type: "email.submitted"; email: string; requestId: string }
  | { type: "details.submitted"; details: Details }
  | { type: "field.edited"; field: DemoField }
  | { type: "captcha.solved"; token: string }
  | { type: "captcha.loaded" }
  | { type: "captcha.expired" }
  | { type: "captcha.failed" }
  | { type: "captcha.retried" }
  | { type: "toast.dismissed" }
  | { type: "receipt.dismissed" }
  | { type: "receipt.restored"; receipt: Receipt };

export const emptyDemoForm: DemoFormContext = {
  email: "",
  requestId: "",
  details: { fullName: "", companyName: "", industry: "" },
  token: "",
  errors: {},
  toast: null,
  failure: null,
  receipt: null,
};

const requiredLines: Record<keyof Details, string> = {
  fullName: "Full name is required",
  companyName: "Company name is required",
  industry: "Industry is required",
};

/** A line for each detail that is still empty. */
export function missingErrors(details: Details): FieldErrors {
  const fields = Object.keys(requiredLines) as (keyof Details)[];
  const missing = fields.filter((field) => details[field].trim() === "");
  return Object.fromEntries(missing.map((field) => [field, requiredLines[field]]));
}

export function withoutError(errors: FieldErrors, field: DemoField): FieldErrors {
  const { [field]: _mended, ...others } = errors;
  return others;
}

/** What the visitor is told of a try that failed, whatever was thrown. */
export function toldOfFailure(
  error: unknown,
): Pick<DemoFormContext, "toast" | "failure" | "errors"> {
  const { reason, errors } =
    error instanceof RequestFailure ? error : new RequestFailure("unreachable", String(error));
  return { toast: errorToast(messages.requestFailed), failure: reason, errors };
}

export function errorToast(message: { title: string; text: string }): ToastMessage {
  return { kind: "error", ...message };
}

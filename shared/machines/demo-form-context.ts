import type { Industry } from "../demo-request.ts";
import { messages, requiredMessages, type ToastMessage } from "../messages.ts";
import { type FailureReason, RequestFailure } from "./request-failure.ts";

/** The fields of step 2. The industry is empty until the visitor chooses one. */
export interface Details {
  fullName: string;
  companyName: string;
  industry: Industry | "";
}

export type DemoField = "email" | keyof Details;

/** One message for each invalid field. */
export type FieldErrors = Partial<Record<DemoField, string>>;

/** The visitor's copy of an accepted request. */
export interface Receipt extends Details {
  reference: string;
  email: string;
}

/** A request to send. A retry has the same values except the captcha token. */
export interface SendInput {
  email: string;
  requestId: string;
  details: Details;
  token: string;
}

/** A toast with a number, so that the same message again is a new toast. */
export interface NumberedToast extends ToastMessage {
  number: number;
}

export type FocusTarget = DemoField | "form" | "verification" | "failure" | "receipt";

export interface DemoFormContext extends SendInput {
  errors: FieldErrors;
  toast: NumberedToast | null;
  /** The number of toasts shown so far. */
  toastCount: number;
  /** Why the last request failed. Shown until the next request is sent. */
  failure: FailureReason | null;
  receipt: Receipt | null;
  /** Where to move the focus. Each new object moves it once. */
  focus: { on: FocusTarget } | null;
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

/** Events for the page's side effects. */
export type DemoFormEmitted =
  | { type: "request.stored"; receipt: Receipt }
  | { type: "request.failed"; error: unknown }
  /** The captcha token is used, so the widget must be reset. */
  | { type: "captcha.used" };

export const emptyDemoForm: DemoFormContext = {
  email: "",
  requestId: "",
  details: { fullName: "", companyName: "", industry: "" },
  token: "",
  errors: {},
  toast: null,
  toastCount: 0,
  failure: null,
  receipt: null,
  focus: null,
};

const detailFields = Object.keys(requiredMessages) as (keyof Details)[];

/** Returns a message for each empty field. */
export function missingErrors(details: Details): FieldErrors {
  const missing = detailFields.filter((field) => details[field].trim() === "");
  return Object.fromEntries(missing.map((field) => [field, requiredMessages[field]]));
}

export function withoutError(errors: FieldErrors, field: DemoField): FieldErrors {
  const { [field]: _edited, ...others } = errors;
  return others;
}

/** Shows the messages and moves the focus to the first invalid field of step 2, else to `otherwise`. */
export function showErrors(errors: FieldErrors, otherwise: FocusTarget) {
  return { errors, focus: { on: detailFields.find((field) => errors[field]) ?? otherwise } };
}

export function showToast(
  { toastCount }: DemoFormContext,
  kind: ToastMessage["kind"],
  message: { title: string; text: string },
): Pick<DemoFormContext, "toast" | "toastCount"> {
  const number = toastCount + 1;
  return { toast: { kind, ...message, number }, toastCount: number };
}

/** The context after a failed request. */
export function showFailure(context: DemoFormContext, error: unknown): Partial<DemoFormContext> {
  const { reason, errors } =
    error instanceof RequestFailure ? error : new RequestFailure("unreachable", String(error));
  return {
    ...showErrors(errors, "failure"),
    ...showToast(context, "error", messages.requestFailed),
    failure: reason,
  };
}

/** The context after an accepted request: an empty form and the receipt. */
export function showReceipt(context: DemoFormContext, reference: string): DemoFormContext {
  return {
    ...emptyDemoForm,
    ...showToast(context, "success", messages.requestSent),
    receipt: { reference, email: context.email, ...context.details },
    focus: { on: "receipt" },
  };
}

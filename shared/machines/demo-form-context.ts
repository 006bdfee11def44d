import { fromCallback, fromPromise } from "xstate";
import {
  type Answers,
  type Details,
  type Field,
  type FieldErrors,
  firstInvalid,
  gapsIn,
  noAnswers,
} from "../demo-answers.ts";
import type { Industry } from "../demo-request.ts";

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

export interface DemoFormInput {
  /** The industry in the page's address. */
  preselected: Industry | "";
}

export interface DemoFormContext extends DemoFormInput {
  answers: Answers;
  /** A UUID that all attempts of one request share, so that it is stored once; empty before step 2. */
  requestId: string;
  /** The captcha's token; empty unless the captcha is solved. */
  token: string;
  errors: FieldErrors;
  /** Why the last attempt failed, until the next one. */
  failure: FailureReason | null;
  receipt: Receipt | null;
  toast: NumberedToast | null;
  toastCount: number;
}

/** The visitor's copy of a stored request. */
export interface Receipt extends Answers {
  reference: string;
}

/** What the tab keeps through a reload. */
export type Session = Pick<DemoFormContext, "answers" | "requestId" | "receipt" | "preselected">;

export interface SessionChange {
  type: "session.changed";
  session: Session;
}

/** What one attempt sends. */
export type Attempt = Pick<DemoFormContext, "answers" | "requestId" | "token">;

export interface Edit {
  field: Field;
  value: string;
}

export interface Opening {
  email: string;
  /** Used unless the request with this address has an id. */
  requestId: string;
}

export interface Stored {
  reference: string;
}

export interface Toast {
  code: "missingFields" | "captchaRequired" | "requestFailed" | "requestSent";
}

/** The number makes the same toast again a new one. */
export interface NumberedToast extends Toast {
  number: number;
}

export type FocusTarget = Field | "form" | "verification" | "failure" | "receipt";

export type DemoFormEvent =
  // From the visitor.
  | ({ type: "field.edited" } & Edit)
  | ({ type: "email.submitted" } & Opening)
  | { type: "details.submitted"; by: "enter" | "button"; details: Details }
  | { type: "captcha.retried" }
  | { type: "toast.held" | "toast.released" | "toast.dismissed" }
  | { type: "receipt.dismissed" }
  // From the actor `session`.
  | { type: "session.found"; session: Session }
  // From the actor `captcha`.
  | { type: "captcha.loaded" | "captcha.expired" | "captcha.failed" }
  | { type: "captcha.solved"; token: string }
  // Raised by the machine.
  | ({ type: "toast.raised" } & Toast)
  | { type: "token.used" };

/** For the island, which moves the focus and writes to the console. */
export type DemoFormEmitted =
  | { type: "focus.moved"; on: FocusTarget }
  | { type: "request.failed"; error: unknown };

/** How a state looks. */
export interface DemoFormMeta {
  step?: "email" | "details" | "submitting";
  captcha?: "loading" | "ready" | "solved" | "expired" | "unavailable";
}

export function emptyForm({ preselected }: DemoFormInput): DemoFormContext {
  return {
    preselected,
    answers: { ...noAnswers, industry: preselected },
    requestId: "",
    token: "",
    errors: {},
    failure: null,
    receipt: null,
    toast: null,
    toastCount: 0,
  };
}

/** What the visitor has typed since, and the industry of another address, take precedence. */
export function restored({ preselected, answers }: DemoFormContext, found: Session) {
  const email = answers.email || found.answers.email;
  const isChosenHere = preselected === "" || preselected === found.preselected;
  return {
    answers: {
      ...found.answers,
      email,
      industry: (isChosenHere && found.answers.industry) || preselected,
    },
    requestId: email === found.answers.email ? found.requestId : "",
    receipt: found.receipt,
  };
}

/** An edited field has no error any more, and another address is another request. */
export function edited({ answers, requestId, errors }: DemoFormContext, { field, value }: Edit) {
  const { [field]: _edited, ...others } = errors;
  const isSameRequest = field !== "email" || value === answers.email;
  return {
    answers: { ...answers, [field]: value },
    requestId: isSameRequest ? requestId : "",
    errors: others,
  };
}

export function begun({ answers, requestId }: DemoFormContext, opening: Opening) {
  const isKnown = opening.email === answers.email && requestId !== "";
  return {
    answers: { ...answers, email: opening.email },
    requestId: isKnown ? requestId : opening.requestId,
    errors: {},
  };
}

export function refused({ answers }: DemoFormContext, { email }: Opening) {
  return { answers: { ...answers, email }, errors: { email: { code: "invalid" as const } } };
}

export function sent({ answers }: DemoFormContext, details: Details) {
  return { answers: { ...answers, ...details }, errors: {} };
}

export function gapped(context: DemoFormContext, details: Details) {
  return { ...sent(context, details), errors: gapsIn(details) };
}

/** Returns the first empty field. */
export function gapOf(details: Details): { on: FocusTarget } {
  return { on: firstInvalid(gapsIn(details)) ?? "form" };
}

/** The receipt takes the answers; the form is empty again. */
export function received({ answers, preselected }: DemoFormContext, { reference }: Stored) {
  return {
    answers: { ...noAnswers, industry: preselected },
    requestId: "",
    receipt: { ...answers, reference },
  };
}

export function toasted({ toastCount }: DemoFormContext, { code }: Toast) {
  return { toast: { code, number: toastCount + 1 }, toastCount: toastCount + 1 };
}

/** A preselected industry is not the visitor's answer, so it is not stored as one. */
export function sessionChange(context: DemoFormContext): SessionChange {
  const { answers, requestId, receipt, preselected } = context;
  const industry = answers.industry === preselected ? "" : answers.industry;
  return {
    type: "session.changed",
    session: { answers: { ...answers, industry }, requestId, receipt, preselected },
  };
}

export function attemptOf({ answers, requestId, token }: DemoFormContext): Attempt {
  return { answers, requestId, token };
}

/*
 * What the machine expects of its actors. The island provides them, because they need the browser's storage,
 * the captcha's widget and the server.
 */

/** Sends `session.found` at its start if the tab has a stored session. Stores every session it receives. */
export const session = fromCallback<SessionChange>(() => {});

/** Shows the widget while it runs. Sends `captcha.loaded`, `.solved`, `.expired` and `.failed`. */
export const captcha = fromCallback<{ type: "captcha.reset" }>(() => {});

/** Resolves once the request is stored, rejects with a `RequestFailure`. Its signal aborts the request. */
export const sendRequest = fromPromise<{ reference: string }, Attempt>(() =>
  Promise.reject(new Error("The island has to provide sendRequest")),
);

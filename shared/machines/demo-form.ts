import { assertEvent, assign, emit, fromPromise, raise, setup } from "xstate";
import { isEmail } from "../demo-request.ts";
import { messages } from "../messages.ts";
import {
  type DemoFormContext,
  type DemoFormEmitted,
  type DemoFormEvent,
  emptyDemoForm,
  missingErrors,
  type SendInput,
  showErrors,
  showFailure,
  showReceipt,
  showToast,
  withoutError,
} from "./demo-form-context.ts";

/** Internal events that the steps raise for the captcha. */
type StepEvent = { type: "step.opened" } | { type: "step.failed" } | { type: "step.finished" };

const form = setup({
  types: {
    context: {} as DemoFormContext,
    events: {} as DemoFormEvent | StepEvent,
    emitted: {} as DemoFormEmitted,
    tags: {} as "sending",
  },
  actors: {
    sendRequest: fromPromise<{ reference: string }, SendInput>(() =>
      Promise.reject(new Error("The island has to provide sendRequest")),
    ),
  },
  guards: {
    isNoEmail: ({ event }) => event.type === "email.submitted" && !isEmail(event.email),
    hasGaps: ({ event }) =>
      event.type === "details.submitted" && Object.keys(missingErrors(event.details)).length > 0,
    lacksToken: ({ context }) => context.token === "",
  },
  actions: {
    keepToken: assign(({ event }) => {
      assertEvent(event, "captcha.solved");
      return { token: event.token };
    }),
    dropToken: assign({ token: "" }),
  },
});

const email = form.createStateConfig({
  on: {
    "email.submitted": [
      {
        guard: "isNoEmail",
        actions: assign({
          errors: { email: messages.invalidEmail },
          toast: null,
          focus: () => ({ on: "email" as const }),
        }),
      },
      {
        target: "details",
        actions: [
          assign(({ event: { email, requestId } }) => ({
            email,
            requestId,
            errors: {},
            toast: null,
            focus: { on: "fullName" as const },
          })),
          raise({ type: "step.opened" }),
        ],
      },
    ],
  },
});

const details = form.createStateConfig({
  on: {
    "details.submitted": [
      {
        guard: "hasGaps",
        actions: assign(({ context, event }) => ({
          ...showErrors(missingErrors(event.details), "failure"),
          ...showToast(context, "error", messages.missingFields),
        })),
      },
      {
        guard: "lacksToken",
        actions: assign(({ context }) => ({
          ...showErrors({}, "verification"),
          ...showToast(context, "error", messages.captchaRequired),
        })),
      },
      {
        target: "submitting",
        actions: assign(({ event }) => ({
          details: event.details,
          errors: {},
          toast: null,
          failure: null,
          focus: null,
        })),
      },
    ],
  },
});

const submitting = form.createStateConfig({
  tags: "sending",
  invoke: {
    id: "sendRequest",
    src: "sendRequest",
    input: ({ context: { email, requestId, details, token } }) => ({
      email,
      requestId,
      details,
      token,
    }),
    onDone: {
      target: "email",
      actions: [
        assign(({ context, event }) => showReceipt(context, event.output.reference)),
        emit(({ context }) => ({
          type: "request.stored" as const,
          receipt: context.receipt as NonNullable<DemoFormContext["receipt"]>,
        })),
        raise({ type: "step.finished" }),
      ],
    },
    onError: {
      target: "details",
      actions: [
        assign(({ context, event }) => showFailure(context, event.error)),
        emit(({ event }) => ({ type: "request.failed" as const, error: event.error })),
        raise({ type: "step.failed" }),
      ],
    },
  },
});

const captcha = form.createStateConfig({
  initial: "notLoaded",
  on: { "step.finished": ".notLoaded" },
  states: {
    notLoaded: { on: { "step.opened": "loading" } },
    loading: { on: { "captcha.loaded": "loaded", "captcha.failed": "unavailable" } },
    loaded: {
      initial: "ready",
      on: {
        // Some providers renew a token before it expires.
        "captcha.solved": { target: ".solved", actions: "keepToken" },
        "captcha.failed": "unavailable",
        "step.failed": { target: ".ready", actions: emit({ type: "captcha.used" }) },
      },
      states: {
        ready: {},
        solved: { exit: "dropToken", on: { "captcha.expired": "expired" } },
        expired: {},
      },
    },
    unavailable: {
      on: {
        "captcha.retried": {
          target: "loading",
          actions: assign({ focus: () => ({ on: "verification" as const }) }),
        },
      },
    },
  },
});

/**
 * The demo form: an e-mail address, then details and a captcha, then the request. Only an accepted request
 * leads back to the first step.
 */
export const demoFormMachine = form.createMachine({
  id: "demoForm",
  context: emptyDemoForm,
  type: "parallel",
  on: {
    "field.edited": {
      actions: assign(({ context, event }) => ({
        errors: withoutError(context.errors, event.field),
      })),
    },
    "toast.dismissed": { actions: assign({ toast: null }) },
    "receipt.dismissed": {
      actions: assign({ receipt: null, focus: () => ({ on: "form" as const }) }),
    },
    "receipt.restored": { actions: assign(({ event }) => ({ receipt: event.receipt })) },
  },
  states: {
    step: { initial: "email", states: { email, details, submitting } },
    captcha,
  },
});

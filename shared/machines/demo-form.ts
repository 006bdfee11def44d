import { assertEvent, assign, fromPromise, raise, setup } from "xstate";
import { isEmail } from "../demo-request.ts";
import { messages } from "../messages.ts";
import {
  type DemoFormContext,
  type DemoFormEvent,
  emptyDemoForm,
  errorToast,
  missingErrors,
  type SendInput,
  toldOfFailure,
  withoutError,
} from "./demo-form-context.ts";

/** What the steps tell the captcha. */
type StepEvent = { type: "step.opened" } | { type: "step.failed" } | { type: "step.finished" };

const form = setup({
  types: {
    context: {} as DemoFormContext,
    events: {} as DemoFormEvent | StepEvent,
  },
  actors: {
    sendRequest: fromPromise<{ reference: string }, SendInput>(() =>
      Promise.reject(new Error("sendRequest is provided by the island")),
    ),
  },
  guards: {
    lacksToken: ({ context }) => context.token === "",
  },
  actions: {
    /** Makes the widget forget its token: a token is good for one try only. */
    resetCaptcha: () => {},
    /** Empties what stands in the fields. */
    clearFields: () => {},
    logFailure: (_, _failure: { error: unknown }) => {},
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
        guard: ({ event }) => !isEmail(event.email),
        actions: assign({ errors: { email: messages.invalidEmail } }),
      },
      {
        target: "details",
        actions: [
          assign(({ event }) => ({ email: event.email, requestId: event.requestId, errors: {} })),
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
        guard: ({ event }) => Object.keys(missingErrors(event.details)).length > 0,
        actions: assign(({ event }) => ({
          errors: missingErrors(event.details),
          toast: errorToast(messages.missingFields),
        })),
      },
      {
        guard: "lacksToken",
        actions: assign(() => ({ errors: {}, toast: errorToast(messages.captchaRequired) })),
      },
      {
        target: "submitting",
        actions: assign(({ event }) => ({
          details: event.details,
          errors: {},
          toast: null,
          failure: null,
        })),
      },
    ],
  },
});

const submitting = form.createStateConfig({
  invoke: {
    id: "sendRequest",
    src: "sendRequest",
    input: ({ context }) => context,
    onDone: {
      target: "email",
      actions: [
        assign(({ context, event }) => ({
          ...emptyDemoForm,
          toast: { kind: "success" as const, ...messages.requestSent },
          receipt: {
            reference: event.output.reference,
            email: context.email,
            ...context.details,
          },
        })),
        "clearFields",
        raise({ type: "step.finished" }),
      ],
    },
    onError: {
      target: "details",
      actions: [
        assign(({ event }) => toldOfFailure(event.error)),
        { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
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
    loading: { on: { "captcha.loaded": "ready", "captcha.failed": "unavailable" } },
    ready: {
      on: {
        "captcha.solved": { target: "solved", actions: "keepToken" },
        "captcha.failed": "unavailable",
      },
    },
    solved: {
      exit: "dropToken",
      on: {
        // Some providers renew a token before it expires.
        "captcha.solved": { actions: "keepToken" },
        "captcha.expired": "expired",
        "captcha.failed": "unavailable",
        "step.failed": { target: "ready", actions: "resetCaptcha" },
      },
    },
    expired: {
      on: {
        "captcha.solved": { target: "solved", actions: "keepToken" },
        "captcha.failed": "unavailable",
        "step.failed": { target: "ready", actions: "resetCaptcha" },
      },
    },
    unavailable: { on: { "captcha.retried": "loading" } },
  },
});

/**
 * The demo form: an e-mail address, then details and a captcha, then one request at a time.
 * Only a request that was accepted leads back to the first step.
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
    "receipt.dismissed": { actions: assign({ receipt: null }) },
    "receipt.restored": { actions: assign(({ event }) => ({ receipt: event.receipt })) },
  },
  states: {
    step: { initial: "email", states: { email, details, submitting } },
    captcha,
  },
});

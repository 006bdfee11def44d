import { assign, emit, enqueueActions, raise, sendTo, setup } from "xstate";
import { type Details, firstInvalid, gapsIn, hasErrors } from "../demo-answers.ts";
import { isEmail } from "../demo-request.ts";
import * as form from "./demo-form-context.ts";
import { failureOf } from "./demo-form-context.ts";

/** The demo form: an e-mail address, then details and a captcha, then the request. */
export const demoFormMachine = setup({
  types: {
    context: {} as form.DemoFormContext,
    events: {} as form.DemoFormEvent,
    emitted: {} as form.DemoFormEmitted,
    input: {} as form.DemoFormInput,
    meta: {} as form.DemoFormMeta,
    tags: {} as "firstStep" | "sending" | "toastHeld",
  },
  actors: { session: form.session, captcha: form.captcha, sendRequest: form.sendRequest },
  guards: {
    isEmail: (_, params: { email: string }) => isEmail(params.email),
    isByEnter: (_, { by }: { by: "enter" | "button" }) => by === "enter",
    hasGaps: (_, details: Details) => hasErrors(gapsIn(details)),
    hasNoToken: ({ context }) => context.token === "",
  },
  delays: { secondPress: 500, toastLifetime: 8_000, requestTimeout: 20_000 },
  actions: {
    restore: assign(({ context }, found: form.Session) => form.restored(context, found)),
    saveSession: sendTo("session", ({ context }) => form.sessionChange(context)),
    edit: assign(({ context }, edit: form.Edit) => form.edited(context, edit)),
    beginRequest: assign(({ context }, opening: form.Opening) => form.begun(context, opening)),
    refuseEmail: assign(({ context }, opening: form.Opening) => form.refused(context, opening)),
    keepDetails: assign(({ context }, details: Details) => form.sent(context, details)),
    keepToken: assign((_, { token }: { token: string }) => ({ token })),
    dropToken: assign({ token: "" }),
    keepGaps: assign(({ context }, details: Details) => form.gapped(context, details)),
    dropFailure: assign({ failure: null }),
    failRequest: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const { reason, errors } = failureOf(error);
      enqueue.assign({ failure: reason, errors });
      enqueue.raise({ type: "toast.raised", code: "requestFailed" });
      enqueue.raise({ type: "token.used" });
      enqueue.emit({ type: "focus.moved", on: firstInvalid(errors) ?? "failure" });
      enqueue.emit({ type: "request.failed", error });
    }),
    issueReceipt: assign(({ context }, stored: form.Stored) => form.received(context, stored)),
    dropReceipt: assign({ receipt: null }),
    raiseToast: raise((_, { code }: form.Toast) => ({ type: "toast.raised", code })),
    dismissToast: raise({ type: "toast.dismissed" }),
    keepToast: assign(({ context }, toast: form.Toast) => form.toasted(context, toast)),
    dropToast: assign({ toast: null }),
    resetCaptcha: sendTo("captcha", { type: "captcha.reset" }),
    moveFocus: emit((_, { on }: { on: form.FocusTarget }) => ({ type: "focus.moved", on })),
  },
}).createMachine({
  id: "demoForm",
  context: ({ input }) => form.emptyForm(input),
  type: "parallel",
  invoke: { id: "session", src: "session" },
  on: {
    "session.found": {
      actions: [{ type: "restore", params: ({ event }) => event.session }, "saveSession"],
    },
    "field.edited": { actions: [{ type: "edit", params: ({ event }) => event }, "saveSession"] },
    "receipt.dismissed": {
      actions: ["dropReceipt", "saveSession", { type: "moveFocus", params: { on: "form" } }],
    },
  },
  states: {
    form: {
      initial: "email",
      states: {
        email: {
          tags: "firstStep",
          meta: { step: "email" },
          on: {
            "email.submitted": [
              {
                guard: { type: "isEmail", params: ({ event }) => event },
                target: "details",
                actions: [
                  { type: "beginRequest", params: ({ event }) => event },
                  "saveSession",
                  "dismissToast",
                  { type: "moveFocus", params: { on: "fullName" } },
                ],
              },
              {
                actions: [
                  { type: "refuseEmail", params: ({ event }) => event },
                  "dismissToast",
                  { type: "moveFocus", params: { on: "email" } },
                ],
              },
            ],
          },
        },
        details: {
          type: "parallel",
          states: {
            request: {
              initial: "editing",
              states: {
                editing: {
                  meta: { step: "details" },
                  initial: "opened",
                  on: {
                    "details.submitted": [
                      {
                        guard: { type: "hasGaps", params: ({ event }) => event.details },
                        actions: [
                          { type: "keepGaps", params: ({ event }) => event.details },
                          { type: "raiseToast", params: { code: "missingFields" } },
                          { type: "moveFocus", params: ({ event }) => form.gapOf(event.details) },
                        ],
                      },
                      {
                        guard: "hasNoToken",
                        actions: [
                          { type: "keepDetails", params: ({ event }) => event.details },
                          { type: "raiseToast", params: { code: "captchaRequired" } },
                          { type: "moveFocus", params: { on: "verification" } },
                        ],
                      },
                      {
                        target: "submitting",
                        actions: [
                          { type: "keepDetails", params: ({ event }) => event.details },
                          "saveSession",
                          "dismissToast",
                        ],
                      },
                    ],
                  },
                  states: {
                    opened: {
                      description: "A second press of Enter belongs to the first step.",
                      after: { secondPress: "ready" },
                      on: {
                        "details.submitted": {
                          guard: { type: "isByEnter", params: ({ event }) => event },
                          target: "opened",
                          reenter: true,
                        },
                      },
                    },
                    ready: {},
                  },
                },
                submitting: {
                  tags: "sending",
                  entry: "dropFailure",
                  meta: { step: "submitting" },
                  invoke: {
                    id: "sendRequest",
                    src: "sendRequest",
                    input: ({ context }) => form.attemptOf(context),
                    onDone: {
                      target: "#demoForm.form.email",
                      actions: [
                        { type: "issueReceipt", params: ({ event }) => event.output },
                        "saveSession",
                        { type: "raiseToast", params: { code: "requestSent" } },
                        { type: "moveFocus", params: { on: "receipt" } },
                      ],
                    },
                    onError: {
                      target: "editing.ready",
                      actions: { type: "failRequest", params: ({ event }) => event },
                    },
                  },
                  after: {
                    requestTimeout: {
                      target: "editing.ready",
                      actions: { type: "failRequest", params: { error: "requestTimeout" } },
                    },
                  },
                },
              },
            },
            captcha: {
              initial: "available",
              states: {
                available: {
                  invoke: { id: "captcha", src: "captcha" },
                  initial: "loading",
                  on: { "captcha.failed": "unavailable" },
                  states: {
                    loading: { meta: { captcha: "loading" }, on: { "captcha.loaded": "loaded" } },
                    loaded: {
                      initial: "ready",
                      on: {
                        "captcha.solved": {
                          target: ".solved",
                          actions: { type: "keepToken", params: ({ event }) => event },
                        },
                        "token.used": { target: ".ready", actions: "resetCaptcha" },
                      },
                      states: {
                        ready: { meta: { captcha: "ready" } },
                        solved: {
                          meta: { captcha: "solved" },
                          exit: "dropToken",
                          on: { "captcha.expired": "expired" },
                        },
                        expired: { meta: { captcha: "expired" } },
                      },
                    },
                  },
                },
                unavailable: {
                  meta: { captcha: "unavailable" },
                  on: {
                    "captcha.retried": {
                      target: "available",
                      actions: { type: "moveFocus", params: { on: "verification" } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    toast: {
      initial: "hidden",
      on: {
        "toast.raised": {
          target: ".shown",
          actions: { type: "keepToast", params: ({ event }) => event },
        },
      },
      states: {
        hidden: {},
        shown: {
          exit: "dropToast",
          on: { "toast.dismissed": "hidden" },
          initial: "running",
          states: {
            running: {
              after: { toastLifetime: "#demoForm.toast.hidden" },
              on: { "toast.held": "held" },
            },
            held: { tags: "toastHeld", on: { "toast.released": "running" } },
          },
        },
      },
    },
  },
});

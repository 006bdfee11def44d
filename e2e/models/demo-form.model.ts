import { demoFormMachine } from "../../shared/machines/demo-form.ts";
import type { DemoFormMeta } from "../../shared/machines/demo-form-context.ts";
import { RequestFailure } from "../../shared/machines/demo-form-context.ts";
import { demoFormTest } from "./demo-form.page-test.ts";
import type { Model, Step } from "./model.ts";

type DemoFormModel = Model<typeof demoFormMachine>;
type Case = DemoFormModel["cases"][number];
type Snapshot = Step<typeof demoFormMachine>["after"];

const requestId = "0b6f7c52-6a0e-4c0a-9d0b-3f6f5c1d2e4a";
const noDetails = { fullName: "", companyName: "", industry: "" } as const;
const details = {
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Railways",
} as const;
const answers = { ...details, email: "ada@railway.example" };
const receipt = { ...answers, reference: "4D8M-9X" };

const found: Case = {
  type: "session.found",
  session: {
    answers: { ...noDetails, email: "" },
    requestId: "",
    receipt,
    preselected: "",
  },
};
/** As a second press of Enter, without anything typed in step 2. */
const enter: Case = { type: "details.submitted", by: "enter", details: noDetails };
const toastExpired: Case = { type: "xstate.after.toastLifetime.demoForm.toast.shown.running" };
const requestExpired: Case = {
  type: "xstate.after.requestTimeout.demoForm.form.details.request.submitting",
};
const offline = new RequestFailure("unreachable", "");
const tooLong = new RequestFailure("refused", "", {
  companyName: { code: "rejected", text: "Too long" },
});

/** The demo form of a site with a hosted captcha, with stand-ins for captcha, server and clock. */
export const demoFormModel: DemoFormModel = {
  machine: demoFormMachine,
  input: { preselected: "" },
  cases: [
    found,
    { type: "email.submitted", email: "ada@railway", requestId },
    { type: "email.submitted", email: answers.email, requestId },
    enter,
    { type: "details.submitted", by: "button", details: { ...details, companyName: "" } },
    { type: "details.submitted", by: "button", details },
    { type: "field.edited", field: "email", value: "a" },
    { type: "field.edited", field: "companyName", value: "R" },
    { type: "captcha.loaded" },
    { type: "captcha.solved", token: "token" },
    { type: "captcha.expired" },
    { type: "captcha.failed" },
    { type: "captcha.retried" },
    { type: "toast.held" },
    { type: "toast.released" },
    { type: "toast.dismissed" },
    { type: "receipt.dismissed" },
    { type: "xstate.done.actor.sendRequest", output: { reference: "7F3K-2Q" } },
    { type: "xstate.error.actor.sendRequest", error: offline },
    { type: "xstate.error.actor.sendRequest", error: tooLong },
    { type: "xstate.after.secondPress.demoForm.form.details.request.editing.opened" },
    requestExpired,
    toastExpired,
  ],
  // With more of the context there would be thousands of paths, which take the same transitions.
  keyOf: ({ value, context: { errors } }) => [value, Object.keys(errors).length > 0],
  isOffered(snapshot, event) {
    const { answers, errors, receipt, toastCount } = snapshot.context;
    const isFirst = snapshot.hasTag("firstStep");
    const isSending = snapshot.hasTag("sending");
    const captcha = captchaOf(snapshot);
    // Only when the page loads.
    if (event === found)
      return isFirst && answers.email === "" && toastCount === 0 && receipt === null;
    if (event === enter) return answers.fullName === "";
    // Otherwise other time limits would end too.
    if (event === toastExpired) return !isOpened(snapshot) && captcha !== "loading";
    if (event.type === "receipt.dismissed") return receipt !== null;
    if (event.type === "captcha.retried") return !isSending;
    if (event.type !== "field.edited") return true;
    const { field } = event as Extract<Case, { type: "field.edited" }>;
    return field in errors && !isSending;
  },
  rules: {
    "a token exists exactly while the captcha is solved": ({ after }) =>
      (captchaOf(after) === "solved") === (after.context.token !== ""),
    "the first step has neither token nor captcha": ({ after }) =>
      !after.hasTag("firstStep") ||
      (after.context.token === "" && !("captcha" in after.children) && !captchaOf(after)),
    "only a stored request leads back to the first step": ({ before, event, after }) =>
      before.hasTag("firstStep") ||
      !after.hasTag("firstStep") ||
      event.type === "xstate.done.actor.sendRequest",
    "a new receipt appears only after a stored request or a reload": ({ before, event, after }) =>
      after.context.receipt === null ||
      after.context.receipt === before.context.receipt ||
      event === found ||
      event.type === "xstate.done.actor.sendRequest",
    "the address and the request id stay the same in the second step": ({ before, after }) =>
      before.hasTag("firstStep") ||
      after.hasTag("firstStep") ||
      (before.context.answers.email === after.context.answers.email &&
        before.context.requestId === after.context.requestId &&
        after.context.requestId !== ""),
    "a request is sent only with a token and without gaps": ({ before, after }) =>
      before.hasTag("sending") ||
      !after.hasTag("sending") ||
      (before.context.token !== "" && !Object.values(after.context.answers).includes("")),
    "a request runs exactly in the state submitting, and never two at once": ({ before, after }) =>
      "sendRequest" in after.children === after.hasTag("sending") &&
      (!before.hasTag("sending") ||
        !after.hasTag("sending") ||
        before.children.sendRequest === after.children.sendRequest),
    "the captcha's actor runs exactly while there is a captcha": ({ after }) =>
      "captcha" in after.children === ![undefined, "unavailable"].includes(captchaOf(after)),
    "a toast has a code exactly while it is shown": ({ after }) =>
      after.matches({ toast: "hidden" }) === (after.context.toast === null),
  },
  testOf: demoFormTest,
};

function captchaOf(snapshot: Snapshot): DemoFormMeta["captcha"] {
  return Object.assign({}, ...Object.values(snapshot.getMeta())).captcha;
}

function isOpened(snapshot: Snapshot): boolean {
  return snapshot.matches({ form: { details: { request: { editing: "opened" } } } });
}

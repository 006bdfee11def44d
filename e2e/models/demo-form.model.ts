import { expect, type Page } from "@playwright/test";
import type { Answers, Field } from "../../shared/demo-answers.ts";
import { demoFormMachine } from "../../shared/machines/demo-form.ts";
import {
  type DemoFormMeta,
  type FocusTarget,
  RequestFailure,
} from "../../shared/machines/demo-form-context.ts";
import { captchaMessages, errorText, failureMessages, messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import { type CaptchaStandIn, standInForCaptcha } from "../browser/captcha-stand-in.ts";
import { type HeldRoutes, holdRoutes } from "../browser/held-routes.ts";
import type { InputMode } from "./input-modes.ts";
import { EVERY_STATE, type Model, type PageTest, type Step } from "./model.ts";

type DemoFormModel = Model<typeof demoFormMachine>;
type Case = DemoFormModel["cases"][string];
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

const noAnswers = { ...noDetails, email: "" };
const session = { answers: noAnswers, requestId: "", receipt, preselected: "" } as const;
const found: Case = { type: "session.found", session };
/** As a second press of Enter, without anything typed in step 2. */
const enter: Case = { type: "details.submitted", by: "enter", details: noDetails };
const toastExpired: Case = { type: "xstate.after.toastLifetime.demoForm.toast.shown.running" };
const offline = new RequestFailure("unreachable", "");
const tooLong = new RequestFailure("refused", "", {
  companyName: { code: "rejected", text: "Too long" },
});

/** The demo form of a site with a hosted captcha, with stand-ins for captcha, server and clock. */
export const demoFormModel: DemoFormModel = {
  machine: demoFormMachine,
  input: { preselected: "" },
  cases: {
    "stored session": found,
    "invalid address": { type: "email.submitted", email: "ada@railway", requestId },
    address: { type: "email.submitted", email: answers.email, requestId },
    enter,
    gap: { type: "details.submitted", by: "button", details: { ...details, companyName: "" } },
    details: { type: "details.submitted", by: "button", details },
    "edited address": { type: "field.edited", field: "email", value: "a" },
    "edited company": { type: "field.edited", field: "companyName", value: "R" },
    "captcha loaded": { type: "captcha.loaded" },
    "captcha solved": { type: "captcha.solved", token: "token" },
    "captcha expired": { type: "captcha.expired" },
    "captcha failed": { type: "captcha.failed" },
    "captcha retried": { type: "captcha.retried" },
    "toast held": { type: "toast.held" },
    "toast released": { type: "toast.released" },
    "toast dismissed": { type: "toast.dismissed" },
    "receipt dismissed": { type: "receipt.dismissed" },
    stored: { type: "xstate.done.actor.sendRequest", output: { reference: "7F3K-2Q" } },
    offline: { type: "xstate.error.actor.sendRequest", error: offline },
    refused: { type: "xstate.error.actor.sendRequest", error: tooLong },
    "second press": {
      type: "xstate.after.secondPress.demoForm.form.details.request.editing.opened",
    },
    "request timeout": {
      type: "xstate.after.requestTimeout.demoForm.form.details.request.submitting",
    },
    "toast timeout": toastExpired,
  },
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

/** How a visitor brings about the events of the demo form, and what the page shows in its states. */
function demoFormTest(page: Page, mode: InputMode): PageTest<typeof demoFormMachine> {
  const field = () => fieldsOf(page);
  let captcha: CaptchaStandIn;
  let requests: HeldRoutes;
  const press = (name: string) => mode.press(page.getByRole("button", { name, exact: true }));
  const toast = () => page.locator("[role=alert]:not([data-missing-code]) > *, [role=status] > *");
  const after = (milliseconds: number) => () => page.clock.fastForward(milliseconds);
  return {
    events: {
      async "xstate.init"() {
        await page.clock.install();
        captcha = await standInForCaptcha(page);
        requests = await holdRoutes(page, paths.api.submitDemoRequest());
        await page.goto(paths.bookADemo());
        await page.clock.pauseAt(Date.now() + 60_000);
        await field().email.focus();
      },
      async "session.found"({ event }) {
        await page.evaluate(
          (session) => sessionStorage.setItem("demo-form", session),
          JSON.stringify(event.session),
        );
        await page.reload();
      },
      "field.edited": ({ event }) => mode.write(field()[event.field], event.value),
      async "email.submitted"({ event }) {
        await mode.write(field().email, event.email);
        await press("Continue");
      },
      async "details.submitted"({ event: { by, details } }) {
        if (by === "enter") return field().fullName.press("Enter");
        await mode.write(field().fullName, details.fullName);
        await mode.write(field().companyName, details.companyName);
        await mode.choose(field().industry, details.industry);
        await press("Submit Request");
      },
      "captcha.loaded": () => captcha.load(),
      "captcha.solved": ({ event }) => captcha.solve(event.token),
      "captcha.expired": () => captcha.expire(),
      "captcha.failed": () => captcha.fail(),
      "captcha.retried": () => press("Try again"),
      // Not by the mouse, which would rest there and hold the next toast too.
      "toast.held": () => toast().dispatchEvent("mouseover"),
      "toast.released": () => toast().dispatchEvent("mouseout"),
      async "toast.dismissed"() {
        await mode.press(toast().getByRole("button"));
        await page.mouse.move(0, 0);
      },
      "receipt.dismissed": () =>
        mode.press(page.getByRole("region").getByRole("button", { name: "Dismiss" })),
      async "xstate.done.actor.sendRequest"({ event }) {
        await (await requests.next()).fulfill({ status: 201, json: event.output });
        await captcha.unload();
      },
      async "xstate.error.actor.sendRequest"({ event }) {
        const request = await requests.next();
        const { errors = {} } = event.error as RequestFailure;
        if (errors.companyName?.code !== "rejected") return request.abort();
        const fields = { company_name: errors.companyName.text };
        await request.fulfill({ status: 422, json: { error: { message: "Refused", fields } } });
      },
      "xstate.after.secondPress.demoForm.form.details.request.editing.opened": after(500),
      "xstate.after.requestTimeout.demoForm.form.details.request.submitting": after(20_000),
      "xstate.after.toastLifetime.demoForm.toast.shown.running": after(8_000),
    },
    states: {
      async [EVERY_STATE](snapshot, step) {
        await expectMessages(page, snapshot);
        const focus = step?.emitted.findLast(({ type }) => type === "focus.moved");
        if (focus?.type === "focus.moved") await expect(targetsOf(page)[focus.on]).toBeFocused();
      },
      async "form.email"({ context }) {
        await expectStep(page, "email", "Continue");
        await expect(field().email).toHaveValue(context.answers.email);
        await expect(field().fullName).toHaveCount(0);
        await expect(targetsOf(page).verification).toBeHidden();
      },
      async "form.details.request.editing"({ context }) {
        await expectStep(page, "details", "Submit Request");
        await expectAnswers(page, context.answers);
        await expect(field().fullName).toBeEnabled();
      },
      async "form.details.request.submitting"({ context }) {
        await expectStep(page, "submitting", "Submitting...");
        await expectAnswers(page, context.answers);
        await expect(field().fullName).toBeDisabled();
      },
      async "form.details.captcha"(snapshot) {
        const state = captchaOf(snapshot) ?? "loading";
        const { verification } = targetsOf(page);
        await expect(verification).toHaveAttribute("data-state", state);
        await expect(verification).toContainText(captchaMessages[state]);
      },
      "toast.hidden": () => expect(toast()).toHaveCount(0),
      "toast.shown": (snapshot) => expectToast(page, snapshot),
      "toast.shown.held": () => expect(toast()).toHaveAttribute("data-held"),
    },
  };
}

function formOn(page: Page) {
  return page.getByRole("form", { name: "Demo request" });
}

function fieldsOf(page: Page) {
  const form = formOn(page);
  return {
    email: form.getByLabel("Email"),
    fullName: form.getByLabel("Full name"),
    companyName: form.getByLabel("Company name"),
    industry: form.getByLabel("Industry"),
  } satisfies Record<Field, unknown>;
}

function targetsOf(page: Page) {
  const form = formOn(page);
  return {
    ...fieldsOf(page),
    form,
    verification: form.getByRole("group", { name: "Verification", includeHidden: true }),
    failure: form.locator("[tabindex='-1']", { hasText: "Send it by e-mail" }).filter({
      hasText: new RegExp(Object.values(failureMessages).join("|")),
    }),
    receipt: page.getByRole("heading", { name: "Your request is with us." }),
  } satisfies Record<FocusTarget, unknown>;
}

async function expectStep(page: Page, step: string, button: string): Promise<void> {
  const form = formOn(page);
  await expect(form).toHaveAttribute("data-step", step);
  await expect(form.getByRole("button", { name: button })).toBeEnabled({
    enabled: step !== "submitting",
  });
  await expect(fieldsOf(page).email).toBeEnabled({ enabled: step === "email" });
}

async function expectAnswers(page: Page, answers: Answers): Promise<void> {
  for (const [name, field] of Object.entries(fieldsOf(page)))
    await expect(field).toHaveValue(answers[name as Field]);
}

async function expectMessages(page: Page, { context }: Snapshot): Promise<void> {
  const { errors, failure, receipt } = context;
  const hasFailed = failure !== null || Object.keys(errors).length > 0;
  await expect(page).toHaveTitle(hasFailed ? /^Error: / : /^(?!Error: )/);
  await expect(page.locator("[aria-invalid]")).toHaveCount(Object.keys(errors).length);
  for (const [field, error] of Object.entries(errors))
    await expect(page.getByText(errorText(field as Field, error))).toBeVisible();
  for (const [reason, text] of Object.entries(failureMessages))
    await expect(page.getByText(text)).toHaveCount(reason === failure ? 1 : 0);
  await expect(page.getByRole("definition").filter({ hasText: /^\w{4}-\w{2}$/ })).toHaveText(
    receipt === null ? [] : [receipt.reference],
  );
}

async function expectToast(page: Page, { context: { toast } }: Snapshot): Promise<void> {
  if (toast === null) throw new Error("A shown toast has a code");
  const { title, text } = messages[toast.code];
  const isSuccess = toast.code === "requestSent";
  await expect(page.getByRole("status")).toHaveText(isSuccess ? title + text : "");
  await expect(page.getByRole("alert")).toHaveText(isSuccess ? "" : title + text);
}

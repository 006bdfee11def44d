import { expect, type Page } from "@playwright/test";
import type { Answers, Field } from "../../shared/demo-answers.ts";
import type { demoFormMachine } from "../../shared/machines/demo-form.ts";
import type { FocusTarget, RequestFailure } from "../../shared/machines/demo-form-context.ts";
import { captchaMessages, errorText, failureMessages, messages } from "../../shared/messages.ts";
import { paths } from "../../shared/paths.ts";
import { type CaptchaStandIn, standInForCaptcha } from "../browser/captcha-stand-in.ts";
import { type HeldRoutes, holdRoutes } from "../browser/held-routes.ts";
import type { InputMode } from "./input-modes.ts";
import { EVERY_STATE, type PageTest, type Step } from "./model.ts";

type DemoFormTest = PageTest<typeof demoFormMachine>;
type FormStep = Step<typeof demoFormMachine>;
type Snapshot = FormStep["after"];

const captchaStates = [
  "available.loading",
  "available.loaded.ready",
  "available.loaded.solved",
  "available.loaded.expired",
  "unavailable",
];

/** How a visitor brings about the events of the demo form, and what the page shows in its states. */
export function demoFormTest(page: Page, mode: InputMode): DemoFormTest {
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
      },
      "form.details.request.editing.opened": () => expect(field().fullName).toBeEnabled(),
      "form.details.request.editing.ready": () => expect(field().fullName).toBeEnabled(),
      async "form.details.request.submitting"({ context }) {
        await expectStep(page, "submitting", "Submitting...");
        await expectAnswers(page, context.answers);
        await expect(field().fullName).toBeDisabled();
        const sent = (await requests.one()).request().postDataJSON();
        expect(sent).toMatchObject(payloadOf(context));
      },
      ...Object.fromEntries(
        captchaStates.map((state) => [
          `form.details.captcha.${state}`,
          () => expectCaptcha(page, state.split(".").at(-1) as keyof typeof captchaMessages),
        ]),
      ),
      "toast.hidden": () => expect(toast()).toHaveCount(0),
      "toast.shown.running": (snapshot) => expectToast(page, snapshot),
      async "toast.shown.held"(snapshot) {
        await expectToast(page, snapshot);
        await expect(toast()).toHaveAttribute("data-held");
      },
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

async function expectCaptcha(page: Page, state: keyof typeof captchaMessages): Promise<void> {
  const { verification } = targetsOf(page);
  await expect(verification).toHaveAttribute("data-state", state);
  await expect(verification).toContainText(captchaMessages[state]);
}

async function expectToast(page: Page, { context: { toast } }: Snapshot): Promise<void> {
  if (toast === null) throw new Error("A shown toast has a code");
  const { title, text } = messages[toast.code];
  const isSuccess = toast.code === "requestSent";
  await expect(page.getByRole("status")).toHaveText(isSuccess ? title + text : "");
  await expect(page.getByRole("alert")).toHaveText(isSuccess ? "" : title + text);
}

function payloadOf({ answers, requestId, token }: Snapshot["context"]) {
  return {
    email: answers.email,
    full_name: answers.fullName,
    company_name: answers.companyName,
    industry: answers.industry,
    recaptcha_token: token || expect.any(String), // None: the captcha has failed since.
    request_id: expect.stringMatching(requestId === "" ? /^$/ : /^[\da-f-]{36}$/),
  };
}

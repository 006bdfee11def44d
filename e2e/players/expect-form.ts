import { expect, type Locator, type Page } from "@playwright/test";
import { demoFormSamples } from "../../shared/models/demo-form-model.ts";
import type { CaptchaStandIn } from "../captcha-stand-in.ts";
import type { HeldRoutes } from "../held-routes.ts";
import type { FormStep } from "./demo-form-player.ts";

interface Shown {
  page: Page;
  captcha: CaptchaStandIn;
  requests: HeldRoutes;
}

/** Compares the page with the machine: step, toast, errors, answers, request, focus and title. */
export async function expectForm({ page, captcha, requests }: Shown, step: FormStep) {
  await expectStep(page, step);
  await expectToasts(page, step);
  await expectMessages(page, step);
  await expectFields(page, step);
  await expectFocus(page, step);
  await expect(page).toHaveTitle(hasErrors(step) ? /^Error: / : /^(?!Error: )/);
  if (step.label === "the request fails" && captchaState(step) === "ready")
    expect(await captcha.resets()).toBeGreaterThan(0);
  if (step.label === "the details are sent" && step.value.step === "submitting") {
    expect((await requests.one()).request().postDataJSON()).toMatchObject(payloadOf(step));
  }
}

async function expectStep(page: Page, step: FormStep): Promise<void> {
  const { value } = step;
  const form = page.locator("form[data-step]");
  await expect(form).toHaveAttribute("data-step", value.step);
  await expect(form.getByRole("button", { name: labels[value.step] })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Email" })).toBeEnabled({
    enabled: value.step === "email",
  });
  const captcha = form.getByRole("group", { name: "Verification" });
  await expect(page.getByText("reload the page and start again")).toHaveCount(
    value.step === "email" ? 0 : 1,
  );
  if (value.step !== "email") {
    await expect(page.getByLabel("Full name")).toBeEnabled({ enabled: value.step === "details" });
  }
  if (value.captcha === "notLoaded") await expect(captcha).toHaveCount(0);
  else await expect(captcha).toHaveAttribute("data-state", captchaState(step));
}

const labels = { email: "Continue", details: "Submit Request", submitting: "Submitting..." };

async function expectToasts(page: Page, { context: { toast } }: FormStep): Promise<void> {
  for (const [role, kind] of [
    ["status", "success"],
    ["alert", "error"],
  ] as const) {
    const text = toast?.kind === kind ? toast.title + toast.text : "";
    await expect(page.getByRole(role)).toHaveText(text);
  }
}

async function expectMessages(page: Page, { context }: FormStep): Promise<void> {
  const { errors, failure, receipt } = context;
  for (const error of Object.values(errors)) await expect(page.getByText(error)).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(Object.keys(errors).length);
  await expect(page.getByText("did not arrive")).toHaveCount(failure === null ? 0 : 1);
  const reference = page.getByText(demoFormSamples["the request is stored"].output.reference);
  await expect(reference).toHaveCount(receipt === null ? 0 : 1);
}

/** The answers stay in the fields until the request is stored; then all fields are empty. */
async function expectFields(page: Page, { label, value, context }: FormStep): Promise<void> {
  const email = page.getByLabel("Email");
  if (value.step === "email") {
    if (label === "the request is stored") await expect(email).toHaveValue("");
    return;
  }
  await expect(email).toHaveValue(context.email);
  const { fullName, companyName, industry } = context.details;
  if (fullName === "" || label === "the gap is edited") return;
  await expect(page.getByLabel("Full name")).toHaveValue(fullName);
  if (label === "the request fails")
    await expect(page.getByLabel("Company name")).toHaveValue(companyName);
  await expect(page.getByLabel("Industry")).toHaveValue(industry);
}

/** The focus is where the machine last moved it, unless the visitor has moved it since. */
async function expectFocus(page: Page, { label, context: { focus } }: FormStep): Promise<void> {
  if (focus === null || !movesFocus.has(label)) return;
  await expect(focusTargets[focus.on](page)).toBeFocused();
}

const movesFocus = new Set<FormStep["label"]>([
  "a wrong e-mail is entered",
  "an e-mail is entered",
  "details with gaps are sent",
  "the details are sent",
  "the captcha is tried again",
  "the request is stored",
  "the request fails",
  "the receipt is dismissed",
]);

type FocusTarget = NonNullable<FormStep["context"]["focus"]>["on"];

const focusTargets: Record<FocusTarget, (page: Page) => Locator> = {
  form: (page) => page.getByRole("form", { name: "Demo request" }),
  email: (page) => page.getByLabel("Email"),
  fullName: (page) => page.getByLabel("Full name"),
  companyName: (page) => page.getByLabel("Company name"),
  industry: (page) => page.getByLabel("Industry"),
  verification: (page) => page.getByRole("group", { name: "Verification" }),
  receipt: (page) => page.getByRole("heading", { name: "Your request is with us." }),
  failure: (page) => page.locator('form [tabindex="-1"]', { hasText: "did not arrive" }),
};

function captchaState({ value: { captcha } }: FormStep): string {
  return typeof captcha === "string" ? captcha : captcha.loaded;
}

function hasErrors({ context: { errors, failure } }: FormStep): boolean {
  return failure !== null || Object.keys(errors).length > 0;
}

function payloadOf({ context: { email, token, details } }: FormStep) {
  return {
    email,
    full_name: details.fullName,
    company_name: details.companyName,
    industry: details.industry,
    recaptcha_token: token,
  };
}

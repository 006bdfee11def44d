import { expect, type Locator, type Page } from "@playwright/test";
import { demoFormSamples } from "../../shared/models/demo-form-model.ts";
import type { CaptchaStandIn } from "../captcha-stand-in.ts";
import type { FormStep } from "./demo-form-player.ts";
import type { HeldRoutes } from "./held-routes.ts";

interface Stage {
  page: Page;
  captcha: CaptchaStandIn;
  requests: HeldRoutes;
}

/** The demo form shows, says, keeps and sends what the machine says, and the focus is in place. */
export async function expectForm({ page, captcha, requests }: Stage, step: FormStep) {
  await expectStep(page, step);
  await expectToasts(page, step);
  await expectTold(page, step);
  await expectFields(page, step);
  const focused = focusedAfter[step.told];
  if (focused) await expect(focused(page)).toBeFocused();
  if (step.told === "the request fails" && step.value.captcha === "ready")
    expect(await captcha.resets()).toBeGreaterThan(0);
  if (step.told === "the details are sent" && step.value.step === "submitting") {
    expect((await requests.one()).request().postDataJSON()).toMatchObject(payloadOf(step));
  }
}

async function expectStep(page: Page, { value }: FormStep): Promise<void> {
  const form = page.locator("form[data-step]");
  await expect(form).toHaveAttribute("data-step", value.step);
  await expect(form.getByRole("button", { name: labels[value.step] })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Email" })).toBeEnabled({
    enabled: value.step === "email",
  });
  const captcha = form.getByRole("group", { name: "Verification" });
  if (value.captcha === "notLoaded") await expect(captcha).toHaveCount(0);
  else await expect(captcha).toHaveAttribute("data-state", value.captcha);
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

async function expectTold(page: Page, { context }: FormStep): Promise<void> {
  const { errors, failure, receipt } = context;
  for (const error of Object.values(errors)) await expect(page.getByText(error)).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(Object.keys(errors).length);
  await expect(page.getByText("did not arrive")).toHaveCount(failure === null ? 0 : 1);
  const reference = page.getByText(demoFormSamples["the request is stored"].output.reference);
  await expect(reference).toHaveCount(receipt === null ? 0 : 1);
}

/** What was typed stands until it is stored; then all of it is gone. */
async function expectFields(page: Page, { told, value, context }: FormStep): Promise<void> {
  const email = page.getByLabel("Email");
  if (value.step === "email") {
    if (told === "the request is stored") await expect(email).toHaveValue("");
    return;
  }
  await expect(email).toHaveValue(context.email);
  const { fullName, companyName, industry } = context.details;
  if (fullName === "" || told === "the gap is edited") return;
  await expect(page.getByLabel("Full name")).toHaveValue(fullName);
  if (told === "the request fails")
    await expect(page.getByLabel("Company name")).toHaveValue(companyName);
  await expect(page.getByLabel("Industry")).toHaveValue(industry);
}

const focusedAfter: Partial<Record<FormStep["told"], (page: Page) => Locator>> = {
  "a wrong e-mail is entered": (page) => page.getByLabel("Email"),
  "an e-mail is entered": (page) => page.getByLabel("Full name"),
  "details with gaps are sent": (page) => page.getByLabel("Company name"),
  "the captcha is tried again": (page) => page.getByRole("group", { name: "Verification" }),
  "the request is stored": (page) =>
    page.getByRole("heading", { name: "Your request is with us." }),
  "the request fails": (page) =>
    page.locator('form [tabindex="-1"]', { hasText: "did not arrive" }),
};

function payloadOf({ context: { email, token, details } }: FormStep) {
  return {
    email,
    full_name: details.fullName,
    company_name: details.companyName,
    industry: details.industry,
    recaptcha_token: token,
  };
}

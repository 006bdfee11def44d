import { expect, type Page, type Route } from "@playwright/test";
import { demoFormSamples } from "../shared/models/demo-form-model.ts";
import { paths } from "../shared/paths.ts";
import type { CaptchaStandIn } from "./captcha-stand-in.ts";

export type Told = keyof typeof demoFormSamples;

/** What a visitor, the captcha and the server do, by the words of the model. */
export function deeds(
  page: Page,
  captcha: CaptchaStandIn,
  nextRequest: () => Promise<Route>,
): Record<Told, () => Promise<void>> {
  const submit = (name: string) => page.getByRole("button", { name }).click();
  const enter = async (email: string) => {
    await page.getByLabel("Email").fill(email);
    await submit("Continue");
  };
  const send = async ({ fullName, companyName, industry }: Details) => {
    await page.getByLabel("Full name").fill(fullName);
    await page.getByLabel("Company name").fill(companyName);
    await page.getByLabel("Industry").selectOption(industry);
    await submit("Submit Request");
  };
  const samples = demoFormSamples;
  return {
    "a wrong e-mail is entered": () => enter(samples["a wrong e-mail is entered"].email),
    "an e-mail is entered": () => enter(samples["an e-mail is entered"].email),
    "the e-mail is edited": () => page.getByLabel("Email").press("x"),
    "the captcha loads": () => captcha.load(),
    "the captcha is solved": () => captcha.solve(samples["the captcha is solved"].token),
    "the captcha expires": () => captcha.expire(),
    "the captcha fails": () => captcha.fail(),
    "the captcha is tried again": () => submit("Try again"),
    "details with gaps are sent": () => send(samples["details with gaps are sent"].details),
    "the gap is edited": () => page.getByLabel("Company name").press("x"),
    "the details are sent": () => send(samples["the details are sent"].details),
    "the toast is dismissed": () => page.getByRole("alert").getByRole("button").click(),
    "the receipt is dismissed": () => submit("Dismiss"),
    "a receipt is found": () => findReceipt(page, samples["a receipt is found"].receipt),
    "the request is stored": async () => {
      const json = samples["the request is stored"].output;
      await (await nextRequest()).fulfill({ status: 201, json });
    },
    "the request fails": async () => (await nextRequest()).abort(),
  };
}

type Details = (typeof demoFormSamples)["the details are sent"]["details"];

/** Holds what the form sends until the walk says what became of it. */
export async function holdRequests(page: Page): Promise<() => Promise<Route>> {
  const held: Route[] = [];
  await page.route(`**${paths.api.submitDemoRequest()}`, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length, "requests in flight").toBe(1);
    return held.pop() as Route;
  };
}

/** As an earlier load of the page leaves it in the tab. */
async function findReceipt(page: Page, receipt: object): Promise<void> {
  await page.evaluate(
    (value) => sessionStorage.setItem("demo-form", value),
    [JSON.stringify({ receipt })].join(),
  );
  await page.reload();
  await page.getByLabel("Email").focus();
}

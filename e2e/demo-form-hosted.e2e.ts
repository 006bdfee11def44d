import { expect, type Page } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { demoFormSamples, demoFormWalks } from "../shared/models/demo-form-model.ts";
import { paths } from "../shared/paths.ts";
import { standInForCaptcha } from "./captcha-stand-in.ts";
import { deeds, holdRequests } from "./demo-form-deeds.ts";
import { fillInDetails, openDetails } from "./demo-form-visitor.ts";
import { test as base } from "./fixtures.ts";
import { goodToken, startHostedCaptchaSite } from "./hosted-captcha-site.ts";
import type { RunningSite } from "./start-site.ts";

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startHostedCaptchaSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  siteUrl: async ({ site }, use) => use(site.url),
});

// In one worker, so that one such site is enough.
test.describe.configure({ mode: "default" });

for (const { title, steps } of demoFormWalks) {
  test(title, async ({ open, page, expectConsole }) => {
    expectConsole(/The captcha is unavailable|The demo request failed|Failed to load resource/);
    const does = deeds(page, await standInForCaptcha(page), await holdRequests(page));

    await open(paths.bookADemo());

    for (const step of steps) {
      await does[step.told]();
      await expectShown(page, step);
    }
  });
}

test("a request with a hosted captcha is verified and stored", async ({ open, page }) => {
  await open(paths.bookADemo());

  await submitWith(page, goodToken);

  await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
});

test("a token that the provider does not know is refused, and asked for again", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|403/);
  await open(paths.bookADemo());

  await submitWith(page, "forged-token");

  await expect(page.getByRole("alert")).toContainText(messages.requestFailed.text);
  await expect(page.getByText("The verification was not accepted.")).toBeVisible();
  await expect(page.getByText("Please confirm above that you are a person.")).toBeVisible();
});

test("the provider's script is asked for in step 2 and not before", async ({
  open,
  page,
  siteUrl,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl)) foreign.push(new URL(url).hostname);
  });
  const captcha = await standInForCaptcha(page);
  await open(paths.bookADemo());
  await page.getByLabel("Email").focus();
  await expect(page.locator('page-island[name="demo-form"][awake]')).toBeAttached();
  expect(foreign).toEqual([]);

  await openDetails(page);
  await captcha.load();

  expect(foreign).toEqual(["www.google.com"]);
});

type Shown = (typeof demoFormWalks)[number]["steps"][number];

async function expectShown(page: Page, { value, context }: Shown): Promise<void> {
  const form = page.locator("form[data-step]");
  await expect(form).toHaveAttribute("data-step", value.step);
  await expect(form.getByRole("textbox", { name: "Email" })).toBeEnabled({
    enabled: value.step === "email",
  });
  const captcha = form.getByRole("group", { name: "Verification" });
  if (value.captcha === "notLoaded") await expect(captcha).toHaveCount(0);
  else await expect(captcha).toHaveAttribute("data-state", value.captcha);
  await expectTold(page, context);
}

async function expectTold(page: Page, { toast, errors, failure, receipt }: Shown["context"]) {
  for (const [role, kind] of [
    ["status", "success"],
    ["alert", "error"],
  ] as const) {
    const text = toast?.kind === kind ? toast.title + toast.text : "";
    await expect(page.getByRole(role)).toHaveText(text);
  }
  for (const error of Object.values(errors)) await expect(page.getByText(error)).toBeVisible();
  await expect(page.locator("[aria-invalid]")).toHaveCount(Object.keys(errors).length);
  await expect(page.getByText("did not arrive")).toHaveCount(failure === null ? 0 : 1);
  const reference = page.getByText(demoFormSamples["the request is stored"].output.reference);
  await expect(reference).toHaveCount(receipt === null ? 0 : 1);
}

async function submitWith(page: Page, token: string): Promise<void> {
  const captcha = await standInForCaptcha(page);
  await openDetails(page);
  await captcha.load();
  await fillInDetails(page);
  await captcha.solve(token);
  await page.getByRole("button", { name: "Submit Request" }).click();
}

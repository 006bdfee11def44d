import { expect, type Page } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { standInForCaptcha } from "./browser/captcha-stand-in.ts";
import { classesWithoutRule } from "./browser/classes-without-rule.ts";
import { test } from "./browser/fixtures.ts";
import { holdBack } from "./browser/held-routes.ts";
import { expectAccessible } from "./browser/looks.ts";
import {
  fillIn,
  fillInDetails,
  openDetails,
  sendForm,
  solveCaptcha,
  visitor,
} from "./contract/support/form-visitor.ts";

const receiptOf = (page: Page) => page.getByRole("heading", { name: "Your request is with us." });
const awakeForm = (page: Page) => page.locator('page-island[name="demo-form"][awake]');

test("a request in two steps, for the industry of the address and with values that a form filler sets without events, is sent once by a double click, to this site alone, and its receipt stays until dismissed", async ({
  open,
  page,
  siteUrl,
}) => {
  const asked: string[] = [];
  const sent: unknown[] = [];
  page.on("request", (request) => {
    asked.push(request.url());
    if (request.url().endsWith(paths.api.submitDemoRequest())) sent.push(request.postDataJSON());
  });
  await open(paths.bookADemo("Infrastructure"));
  await page.getByLabel("Email").fill(visitor.email);
  await expect(awakeForm(page)).toBeAttached();
  expect(asked.filter((url) => /altcha|captcha/.test(url))).toEqual([]);

  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Industry")).toHaveValue("Infrastructure");
  for (const [label, value] of [
    ["Full name", visitor.fullName],
    ["Company name", visitor.companyName],
    ["Industry", visitor.industry],
  ] as const) {
    await page.getByLabel(label).evaluate((field: HTMLInputElement, text) => {
      field.value = text;
    }, value);
  }
  await test.step("the captcha is solved by keyboard", async () => {
    await page.getByLabel("Industry").press("Tab");
    await page.keyboard.press("Space");
    // On a busy machine the calculation takes longer than an expectation waits.
    await page.getByText("Thank you, that is done.").waitFor();
  });
  await page.getByRole("button", { name: "Submit Request" }).dblclick();

  await expect(receiptOf(page)).toBeFocused();
  expect(sent).toEqual([
    expect.objectContaining({
      full_name: visitor.fullName,
      company_name: visitor.companyName,
      industry: visitor.industry,
      leave_empty: "",
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    }),
  ]);
  expect(asked.filter((url) => /altcha|captcha/.test(url))).not.toEqual([]);
  expect(asked.filter((url) => !url.startsWith(siteUrl))).toEqual([]);

  await test.step("the receipt survives a reload, until it is dismissed", async () => {
    await page.reload();
    await expect(receiptOf(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).last().click();
    await page.reload();
    await page.getByLabel("Email").focus();
    await expect(awakeForm(page)).toBeAttached();
    await expect(receiptOf(page)).toHaveCount(0);
  });
});

test("an empty field, a request that failed and one that arrived are accessible in every look, and no toast covers a link", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route(`**${paths.api.submitDemoRequest()}`, (route) => route.abort(), { times: 1 });
  await open(paths.bookADemo());
  await openDetails(page);
  const alert = page.getByRole("alert");
  const company = page.getByLabel("Company name");

  await test.step("an empty field, announced again at each press of the button", async () => {
    const { title, text } = messages.missingFields;
    await sendForm(page);
    await expect(alert).toHaveText(title + text);
    const first = await alert.locator("p").elementHandle();
    await page.getByLabel("Full name").fill(visitor.fullName);
    await sendForm(page);
    await expect(alert).toHaveText(title + text);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(company).toBeFocused();
    await expect(company).toHaveAccessibleDescription("Company name is required");
  });

  await test.step("a toast is held as long as it has the focus, which Enter gives back with its dismissal", async () => {
    const dismiss = alert.getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    await expect(alert.locator("[data-held]")).toBeVisible();
    await dismiss.hover();
    await page.mouse.move(0, 0);
    await expect(alert.locator("[data-held]")).toBeVisible();
    await dismiss.press("Enter");
    await expect(dismiss).toBeHidden();
    await expect(company).toBeFocused();
    await expectAccessibleForm(page);
  });

  await test.step("a request that does not arrive", async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    await fillInDetails(page);
    await solveCaptcha(page);
    await sendForm(page);
    await expect(page.getByText("Your request did not arrive.")).toBeVisible();
    const toast = await alert.getByText("Error").boundingBox();
    const mail = page.getByRole("link", { name: "Send it by e-mail" });
    expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toMatch(
      /^mailto:.*Full name: Ada Sample/s,
    );
    const wayOut = await mail.boundingBox();
    expect((wayOut?.y ?? 0) + (wayOut?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    await expectAccessibleForm(page);
  });

  await test.step("a request that arrives", async () => {
    await solveCaptcha(page);
    await sendForm(page);
    await expect(receiptOf(page)).toBeVisible();
    await expectAccessibleForm(page);
  });
});

test("controls that an extension puts before the email field move neither the typed address nor the press of Enter, and no form filler knows the hidden field", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/^Hydration of/);
  const arrive = await holdBack(page, "**/assets/hydrate-*");
  await open(paths.bookADemo());
  const field = page.locator("#demo-email");
  await field.evaluate((element) => {
    const submit = Object.assign(document.createElement("button"), { type: "submit" });
    const namesake = Object.assign(document.createElement("input"), {
      name: "email",
      value: "extension",
    });
    element.before(submit, namesake);
  });

  await field.pressSequentially(visitor.email);
  await page.keyboard.press("Enter");
  arrive();

  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(field).toHaveValue(visitor.email);
  const honeypot = page.locator("[aria-hidden=true] > input");
  await expect(honeypot).toHaveValue("");
  const names = await honeypot.evaluate((input: HTMLInputElement) =>
    [input.id, input.name, input.labels?.[0]?.textContent].join(" "),
  );
  expect(names).not.toMatch(
    /web|url|site|home|mail|phone|tel|fax|name|company|organi|address|street|city|zip|postal|state|country|birth|card|user|pass|subject|message|comment/i,
  );
});

test("a solution of the captcha is accepted although the visitor's clock is half an hour ahead, and expires after twenty minutes", async ({
  open,
  page,
}) => {
  await page.clock.install({ time: Date.now() + 30 * 60_000 });
  await open(paths.bookADemo());
  await fillIn(page);
  await page.clock.fastForward("19:00");
  await page.getByText("Thank you, that is done.").waitFor();

  await page.clock.fastForward("02:00");

  await expect(page.getByText("Thank you, that is done.")).toBeHidden();
  await solveCaptcha(page);
  await sendForm(page);
  await expect(page.getByRole("status")).toContainText("Thank you!");
});

test.describe("with a hosted captcha", () => {
  test.use({ siteUrl: process.env.HOSTED_SITE_UNDER_TEST ?? "" });

  test("the policy allows its script, its frame and its markup", async ({ open, page }) => {
    const frame = "https://recaptcha.google.com/recaptcha/";
    await page.route(frame, (route) => route.fulfill({ contentType: "text/html", body: "" }));
    const captcha = await standInForCaptcha(page);
    await open(paths.bookADemo());
    await openDetails(page);
    await captcha.load();

    await page.getByRole("group", { name: "Verification" }).evaluate((group, src) => {
      group.innerHTML = "<b>Markup from a string</b>";
      group.append(Object.assign(document.createElement("iframe"), { title: "stand-in", src }));
    }, frame);

    await expect(page.getByText("Markup from a string")).toBeVisible();
    await expect(page.frameLocator("iframe[title=stand-in]").locator("body")).toBeAttached();
  });
});

async function expectAccessibleForm(page: Page): Promise<void> {
  await expectAccessible(page, "page-island[name=demo-form]");
  expect(await classesWithoutRule(page)).toEqual([]);
}

import { expect, type Page, type Route } from "@playwright/test";
import { tokens } from "../../../server/testing/siteverify-stand-in.ts";
import { standInForCaptcha } from "../../browser/captcha-stand-in.ts";
import { test } from "../../browser/fixtures.ts";
import { SUBMIT_PATH } from "../support/demo-request.ts";
import { fillInDetails, openDetails, visitor } from "../support/form-visitor.ts";

test.use({ siteUrl: process.env.HOSTED_SITE_UNDER_TEST ?? "" });

const emailOf = (page: Page) => page.getByLabel("Email");
const submitOf = (page: Page) => page.getByRole("button", { name: "Submit Request" });

test("4 Demo form, 5, 7 Calls 3, 8: what each step shows, asks for and refuses", async ({
  page,
  open,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const captcha = await standInForCaptcha(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const foreign = () => asked.filter((address) => !address.startsWith(siteUrl));
  await open("/book-a-demo");

  await test.step("an e-mail address that is not valid is refused until it is edited", async () => {
    const message = page.getByText("Please enter a valid email", { exact: true });
    for (const email of ["", "ada@", "@railway.example", "ada@railway", "a da@railway.example"]) {
      await emailOf(page).fill(email);
      await expect(message).toHaveCount(0);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(message, email).toBeVisible();
      await expect(page.getByLabel("Full name")).toHaveCount(0);
      await emailOf(page).press("End");
      await emailOf(page).pressSequentially("x");
      await expect(message, email).toHaveCount(0);
    }
  });

  await test.step("a valid one leads to step 2, which asks the provider for its script", async () => {
    expect(foreign()).toEqual([]);
    await openDetails(page);
    await expect(emailOf(page)).toBeDisabled();
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    await expect(submitOf(page)).toBeEnabled();
    const options = page.getByLabel("Industry").locator("option:not([value=''])");
    await expect(options).toHaveText(["Railways", "Mining", "Infrastructure"]);
    for (const label of ["Email", "Full name", "Company name", "Industry"]) {
      await expect(page.locator("label", { hasText: label })).toContainText("*");
    }
    await captcha.load();
    expect(foreign()).toEqual([expect.stringContaining("render=explicit")]);
    expect(await page.evaluate(() => window.captchaOptions)).toMatchObject({
      sitekey: "site-key",
      size: "normal",
      theme: "light",
    });
  });

  await test.step("empty fields are refused", async () => {
    for (const empty of ["Full name", "Company name", "Industry"]) {
      await fillInDetails(page);
      const field = page.getByLabel(empty);
      if (empty === "Industry") await field.selectOption("");
      else await field.fill(" ");
      await submitOf(page).click();
      await expectToast(page, "alert", "Error", "Please fill in all fields");
    }
  });

  await test.step("a captcha that is not completed, or has expired, is refused", async () => {
    await fillInDetails(page);
    for (const expire of [async () => {}, captcha.expire]) {
      await expire();
      await submitOf(page).click();
      await expectToast(
        page,
        "alert",
        "Verification Required",
        "Please complete the reCAPTCHA verification",
      );
      await captcha.solve(tokens.solved());
    }
  });
});

test("4 Demo form, 7 Calls 2, 8: a request that fails keeps step 2, one that succeeds clears the form", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|503/);
  const captcha = await standInForCaptcha(page);
  const held: Route[] = [];
  await page.route(`**${SUBMIT_PATH}`, (route) => void held.push(route), { times: 1 });
  await open("/book-a-demo");
  await openDetails(page);
  await fillInDetails(page);
  await captcha.load();

  await test.step("while it is sent, and after it has failed", async () => {
    const token = tokens.solved();
    await captcha.solve(token);
    const logged = page.waitForEvent("console", (message) => message.type() === "error");
    await submitOf(page).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect.poll(() => held).toHaveLength(1);
    expect(held[0]?.request().postDataJSON()).toMatchObject({
      email: visitor.email,
      full_name: visitor.fullName,
      company_name: visitor.companyName,
      industry: visitor.industry,
      recaptcha_token: token,
    });
    await held[0]?.fulfill({ status: 503, body: "{}" });
    await expectToast(page, "alert", "Error", "Something went wrong. Please try again.");
    await logged;
    await expect(submitOf(page)).toBeEnabled();
    await expect(emailOf(page)).toBeDisabled();
    await expect(page.getByLabel("Full name")).toHaveValue(visitor.fullName);
  });

  await test.step("after it has succeeded", async () => {
    await captcha.solve(tokens.solved());
    await submitOf(page).click();
    await expectToast(page, "status", "Success!", "Thank you! We'll be in touch shortly.");
    await expect(emailOf(page)).toHaveValue("");
    await expect(emailOf(page)).toBeEnabled();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
    await expect(page.getByText("Stand-in of the captcha")).toHaveCount(0);
    await openDetails(page);
    await expect(page.getByLabel("Full name")).toHaveValue("");
    await expect(page.getByLabel("Company name")).toHaveValue("");
    await expect(page.getByLabel("Industry")).toHaveValue("");
    await fillInDetails(page);
    await submitOf(page).click();
    await expect(page.getByRole("alert")).toContainText("Verification Required");
  });
});

/** Dismisses the toast, so that the next one cannot be mistaken for it. */
async function expectToast(page: Page, role: "alert" | "status", title: string, text: string) {
  const toast = page.getByRole(role).filter({ hasText: text });
  await expect(toast).toHaveText(title + text);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
}

import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { answers, fillIn, openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";

test("a request in two steps results in a receipt and an empty form", async ({ open, page }) => {
  await open(paths.bookADemo());

  await openDetails(page);
  await fillIn(page);
  await page.getByRole("button", { name: "Submit Request" }).click();

  const { title, text } = messages.requestSent;
  await expect(page.getByRole("status")).toHaveText(title + text);
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeFocused();
  await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByLabel("Email")).toBeEnabled();
});

test("the receipt survives a reload, until it is dismissed", async ({ open, page }) => {
  const receipt = page.getByRole("heading", { name: "Your request is with us." });
  await open(paths.bookADemo());
  await openDetails(page);
  await fillIn(page);
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(receipt).toBeVisible();

  await page.reload();
  await page.getByLabel("Email").focus();
  await expect(receipt).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).last().click();
  await page.reload();
  await page.getByLabel("Email").focus();

  await expect(page.locator('page-island[name="demo-form"][awake]')).toBeAttached();
  await expect(receipt).toHaveCount(0);
});

test("the input survives a reload, after which the e-mail address can be corrected", async ({
  open,
  page,
}) => {
  await open(paths.bookADemo());
  await openDetails(page);
  await page.getByLabel("Company name").fill(answers.companyName);

  await page.reload();
  await page.getByLabel("Email").focus();
  await expect(page.getByLabel("Email")).toHaveValue(answers.email);
  await expect(page.getByLabel("Email")).toBeEnabled();
  await page.getByRole("button", { name: "Continue" }).click();

  await expect(page.getByLabel("Company name")).toHaveValue(answers.companyName);
});

test("input from before the script has loaded is kept and sent", async ({ open, page }) => {
  let letThrough = () => {};
  const patience = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/hydrate-*", async (route) => {
    await patience;
    await route.continue();
  });
  await open(paths.bookADemo());

  await page.getByLabel("Email").pressSequentially(answers.email);
  await page.keyboard.press("Enter");
  letThrough();

  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveValue(answers.email);
  await expect(page.getByLabel("Email")).toBeDisabled();
});

test("the form can be completed by keyboard alone", async ({ open, page }) => {
  await open(paths.bookADemo());

  await page.getByLabel("Email").focus();
  await page.keyboard.type(answers.email);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.keyboard.type(answers.fullName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(answers.companyName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(answers.industry);
  await expect(page.getByText("Please confirm above that you are a person.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("Thank you, that is done.")).toBeVisible();
  await page.getByLabel("Full name").press("Enter");

  await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
});

test("the agenda changes with the chosen industry", async ({ open, page }) => {
  const agenda = page.getByRole("complementary");
  await open(paths.bookADemo("Mining"));
  await expect(agenda).toContainText("Collision avoidance");

  await openDetails(page);
  await expect(page.getByLabel("Industry")).toHaveValue("Mining");
  await page.getByLabel("Industry").selectOption("Railways");

  await expect(agenda).toContainText("Track monitoring");
});

test("no other origin is requested, and the captcha not before step 2", async ({
  open,
  page,
  siteUrl,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(paths.bookADemo());
  await page.getByLabel("Email").fill(answers.email);
  await expect(page.locator('page-island[name="demo-form"][awake]')).toBeAttached();
  const inStep1 = [...asked];

  await page.getByRole("button", { name: "Continue" }).click();
  await fillIn(page);

  expect(inStep1.filter((url) => /altcha|captcha/.test(url))).toEqual([]);
  expect(asked.filter((url) => /altcha|captcha/.test(url))).not.toEqual([]);
  expect(asked.filter((url) => !url.startsWith(siteUrl))).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a mailto link replaces the form", async ({ open, page }) => {
    await open(paths.bookADemo());

    await expect(page.getByRole("link", { name: "Ask for a demo by e-mail" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
  });
});

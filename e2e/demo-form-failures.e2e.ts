import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { answers, fillIn, openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";

test("an empty field has an error message and gets the focus", async ({ open, page }) => {
  await open(paths.bookADemo());
  await openDetails(page);
  await page.getByLabel("Full name").fill(answers.fullName);

  await page.getByRole("button", { name: "Submit Request" }).click();

  const { title, text } = messages.missingFields;
  await expect(page.getByRole("alert")).toHaveText(title + text);
  await expect(page.getByLabel("Company name")).toBeFocused();
  await expect(page.getByLabel("Company name")).toHaveAccessibleDescription(
    "Company name is required",
  );
});

test("a toast that is shown again is announced again", async ({ open, page }) => {
  await open(paths.bookADemo());
  await openDetails(page);
  const submit = page.getByRole("button", { name: "Submit Request" });

  await submit.click();
  const first = await page.getByRole("alert").locator("p").elementHandle();
  await submit.click();
  await expect(page.getByRole("alert")).toContainText(messages.missingFields.text);

  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
});

test("a double click sends one request", async ({ open, page }) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(paths.api.submitDemoRequest())) sent.push(request.postDataJSON());
  });
  await open(paths.bookADemo());
  await openDetails(page);
  await fillIn(page);

  await page.getByRole("button", { name: "Submit Request" }).dblclick();

  await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
  expect(sent).toEqual([
    expect.objectContaining({
      email: answers.email,
      full_name: answers.fullName,
      company_name: answers.companyName,
      industry: answers.industry,
      website: "",
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    }),
  ]);
});

test("in a low window the toast does not cover the mail link after a failure", async ({
  open,
  page,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route(`**${paths.api.submitDemoRequest()}`, (route) => route.abort());
  await open(paths.bookADemo());
  await openDetails(page);
  await fillIn(page);

  await page.getByRole("button", { name: "Submit Request" }).click();

  const toast = await page.getByRole("alert").getByText("Error").boundingBox();
  const wayOut = await page.getByRole("link", { name: "Send it by e-mail" }).boundingBox();
  expect((wayOut?.y ?? 0) + (wayOut?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
});

import { expect } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { classesWithoutRule } from "./browser/classes-without-rule.ts";
import { test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import {
  fillIn,
  fillInDetails,
  openDetails,
  sendForm,
  solveCaptcha,
  visitor,
} from "./contract/support/form-visitor.ts";

test("wrong and empty fields have error messages that are accessible in every look and announced again", async ({
  page,
  open,
}) => {
  await open(paths.bookADemo());
  await page.getByLabel("Email").fill("ada@");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(messages.invalidEmail)).toBeVisible();

  await openDetails(page);
  const submit = page.getByRole("button", { name: "Submit Request" });
  await submit.click();
  const { title, text } = messages.missingFields;
  await expect(page.getByRole("alert")).toHaveText(title + text);

  const first = await page.getByRole("alert").locator("p").elementHandle();
  await page.getByLabel("Full name").fill(visitor.fullName);
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText(title + text);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByLabel("Company name")).toBeFocused();
  await expect(page.getByLabel("Company name")).toHaveAccessibleDescription(
    "Company name is required",
  );
  await expectAccessible(page, "page-island[name=demo-form]");
  expect(await classesWithoutRule(page)).toEqual([]);
});

test("a request that failed and one that arrived are accessible in every look, and the toast covers no link", async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/The demo request failed|Failed to load resource/);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.route(`**${paths.api.submitDemoRequest()}`, (route) => route.abort(), { times: 1 });
  await open(paths.bookADemo());
  await fillIn(page);
  await sendForm(page);
  await expect(page.getByText("Your request did not arrive.")).toBeVisible();
  const toast = await page.getByRole("alert").getByText("Error").boundingBox();
  const wayOut = await page.getByRole("link", { name: "Send it by e-mail" }).boundingBox();
  expect((wayOut?.y ?? 0) + (wayOut?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
  await expectAccessible(page, "page-island[name=demo-form]");

  await fillInDetails(page);
  await solveCaptcha(page);
  await sendForm(page);
  await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeVisible();

  await expectAccessible(page, "page-island[name=demo-form]");
  expect(await classesWithoutRule(page)).toEqual([]);
});

test("a toast dismissed by Enter gives the focus back", async ({ page, open }) => {
  await open(paths.bookADemo());
  await openDetails(page);
  await sendForm(page);
  const fullName = page.getByLabel("Full name");
  await expect(fullName).toBeFocused();
  const dismiss = page.getByRole("alert").getByRole("button", { name: "Dismiss" });

  await dismiss.focus();
  await page.keyboard.press("Enter");

  await expect(dismiss).toBeHidden();
  await expect(fullName).toBeFocused();
});

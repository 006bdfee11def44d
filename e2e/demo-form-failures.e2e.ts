import { expect, type Page } from "@playwright/test";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { classesWithoutRule } from "./browser/classes-without-rule.ts";
import { test } from "./browser/fixtures.ts";
import { expectAccessible } from "./browser/looks.ts";
import {
  fillInDetails,
  openDetails,
  sendForm,
  solveCaptcha,
  visitor,
} from "./contract/support/form-visitor.ts";

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

  await test.step("an empty field, announced again at each press of the button", async () => {
    const { title, text } = messages.missingFields;
    await sendForm(page);
    await expect(page.getByRole("alert")).toHaveText(title + text);
    const first = await page.getByRole("alert").locator("p").elementHandle();
    await page.getByLabel("Full name").fill(visitor.fullName);
    await sendForm(page);
    await expect(page.getByRole("alert")).toHaveText(title + text);
    expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(page.getByLabel("Company name")).toBeFocused();
    await expect(page.getByLabel("Company name")).toHaveAccessibleDescription(
      "Company name is required",
    );
  });

  await test.step("a toast is held as long as it has the focus, which Enter gives back with its dismissal", async () => {
    const dismiss = page.getByRole("alert").getByRole("button", { name: "Dismiss" });
    await dismiss.focus();
    await dismiss.hover();
    await page.mouse.move(0, 0);
    await expect(page.getByRole("alert").locator("[data-held]")).toBeVisible();
    await dismiss.press("Enter");
    await expect(dismiss).toBeHidden();
    await expect(page.getByLabel("Company name")).toBeFocused();
    await expectAccessibleForm(page);
  });

  await test.step("a request that does not arrive", async () => {
    await page.setViewportSize({ width: 390, height: 640 });
    await fillInDetails(page);
    await solveCaptcha(page);
    await sendForm(page);
    await expect(page.getByText("Your request did not arrive.")).toBeVisible();
    const toast = await page.getByRole("alert").getByText("Error").boundingBox();
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
    await expect(page.getByRole("heading", { name: "Your request is with us." })).toBeVisible();
    await expectAccessibleForm(page);
  });
});

async function expectAccessibleForm(page: Page): Promise<void> {
  await expectAccessible(page, "page-island[name=demo-form]");
  expect(await classesWithoutRule(page)).toEqual([]);
}

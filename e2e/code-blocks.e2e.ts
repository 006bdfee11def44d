import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";
import { translatePages } from "./browser/translation-tool.ts";

/** One of the first posts, with a listing in Python. */
const post = paths.insight("rail-buckling-neutral-temperature");

const listing = (page: Page) => page.getByRole("group", { name: "Code, Python" });
const button = (page: Page) =>
  page.getByRole("button", { name: /^«?(Copy|Copied|Could not copy)»?$/ });
const status = (page: Page) => page.locator("page-island[name=copy-code]").getByRole("status");

test.describe("where the clipboard is allowed", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("code in view loads its button, which copies the whole listing by keyboard, confirms it, and shows its label again afterwards", async ({
    open,
    page,
  }) => {
    await page.clock.install();
    await open(post);
    await listing(page).scrollIntoViewIfNeeded();
    await expect(button(page)).toBeVisible();

    await listing(page).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(button(page)).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(button(page)).toHaveText("Copied");
    await expect(status(page)).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await listing(page).textContent())?.trimEnd());
    expect(copied).toMatch(
      /^# Longitudinal force[^\n]+\n# per degree C\nE {5}= 207e9 .*about 20 kN$/s,
    );
    await page.clock.runFor(3_000);
    await expect(button(page)).toHaveText("Copy");
    await expect(button(page)).toBeFocused();
    await expect(status(page)).toBeEmpty();
  });
});

test("where the clipboard is refused, the listing is selected to be copied by hand, also on a translated page", async ({
  open,
  page,
}) => {
  await translatePages(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await open(post);
  await listing(page).scrollIntoViewIfNeeded();

  await button(page).click();

  await expect(status(page)).toHaveText("«Could not copy»");
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toContain("207e9");
});

test("a page without a clipboard has no button", async ({ open, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "clipboard"));
  await open(post);

  await listing(page).scrollIntoViewIfNeeded();

  await expect(page.locator("page-island[name=copy-code][awake]")).toHaveCount(1);
  await expect(button(page)).toHaveCount(0);
});

import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { expectAccessible } from "./browser/looks.ts";
import { test } from "./browser/survey.ts";
import { keyboard } from "./models/input-modes.ts";

const culverts = paths.solution("culvert-risk-assessor");
const temperature = paths.solution("track-temperature-sensor");
const railways = paths.industry("railways");
const expected = "Enter a whole number from 1 to 1,000,000.";

test("the result is updated while typing, and its address can be shared", async ({
  open,
  page,
}) => {
  await open(culverts);

  await keyboard.write(page.getByLabel("Culverts"), "500");
  await keyboard.write(page.getByLabel("Inspected a year"), "40");
  await expect(answer(page)).toContainText("13 years");
  await page.keyboard.press("Tab");

  await expect(page).toHaveURL(`${culverts}?culverts=500&per-year=40#coverage`);
  await page.reload();
  await expect(answer(page)).toContainText("500 ÷ 40");
});

test("a field shows an error message, accessible in every look, until its value is valid", async ({
  open,
  page,
}) => {
  await open(railways);
  const miles = page.getByLabel("Miles");

  await miles.fill("many");

  await expect(miles).toHaveAttribute("aria-invalid", "true");
  await expect(miles).toHaveAccessibleDescription(expected);
  await expect(answer(page)).not.toContainText("$");
  await expectAccessible(page, "page-island[name=calculator]");
  await miles.fill("250");
  await expect(page.getByText(expected)).toHaveCount(0);
  await expect(answer(page)).toContainText("$445,000");
});

test("the cost of inspection follows the visitor's own rate, and its address can be shared", async ({
  open,
  page,
}) => {
  await open(railways);
  const rate = page.getByLabel("$ per inspector per mile per year");
  await expect(rate).toHaveValue("1,780");

  await keyboard.write(rate, "650");
  await expect(answer(page)).toContainText("$65,000");
  await page.keyboard.press("Tab");

  await expect(page).toHaveURL(`${railways}?miles=100&inspectors=1&rate=650#inspection-cost`);
  await page.reload();
  await expect(answer(page)).toContainText("100 × 1 × $650");

  await rate.fill("100,001");
  await expect(rate).toHaveAccessibleDescription("Enter a whole number from 1 to 100,000.");
});

test("the thermal force follows both temperatures, its address can be shared, and the drawing keeps the last valid one", async ({
  open,
  page,
}) => {
  await open(temperature);

  await page.getByRole("slider", { name: "Rail temperature" }).press("ArrowRight");
  await page.getByLabel("Neutral temperature").fill("20");
  await page.keyboard.press("Tab");

  await expect(page.getByText("31\u00a0°C above neutral")).toBeVisible();
  await expect(page).toHaveURL(`${temperature}?rail=51&neutral=20#force`);
  await page.reload();
  await expect(page.getByText("Worked for 51\u00a0°C with neutral at 20\u00a0°C")).toBeVisible();

  await page.getByLabel("Neutral temperature").fill("99");
  await expect(page.getByLabel("Neutral temperature")).toHaveAccessibleDescription(
    /Enter a whole number from 10 to 45\.$/,
  );
  await expect(page.getByText("31\u00a0°C above neutral")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap submits the form, and the result is in the window", async ({ open, page }) => {
    await open(railways);
    await page.getByLabel("Miles").fill("20");

    await page.getByRole("button", { name: "Work it out" }).tap();

    await expect(page).toHaveURL(`${railways}?miles=20&inspectors=1&rate=1%2C780#inspection-cost`);
    await expect(answer(page)).toContainText("$35,600");
    await expect(answer(page)).toBeInViewport();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers each form in the page, and shows an error message beside a wrong number", async ({
    open,
    page,
  }) => {
    await open(culverts);
    await page.getByLabel("Culverts").fill("500");
    await page.getByLabel("Inspected a year").fill("40");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(answer(page)).toContainText("13 years");
    await expect(page.getByLabel("Culverts")).toHaveValue("500");

    await open(`${railways}?at=8.02`);
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page).toHaveURL(/at=8\.02&miles=100/);

    await open(temperature);
    await page.getByLabel("Neutral temperature").fill("40");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByText("10\u00a0°C above neutral")).toBeVisible();

    await open(railways);
    await page.getByLabel("$ per inspector per mile per year").fill("650");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(answer(page)).toContainText("$65,000");

    await open(`${railways}?miles=-3&inspectors=2`);

    await expect(page.getByLabel("Miles")).toHaveValue("-3");
    await expect(page.getByLabel("Miles")).toHaveAccessibleDescription(expected);
    await expect(page.getByLabel("Inspectors")).toHaveValue("2");
  });
});

/** The result of the page's calculator. */
function answer(page: Page) {
  return page.locator("form output");
}

import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { expectAccessible } from "./browser/looks.ts";
import { test } from "./browser/survey.ts";
import { keyboard } from "./models/input-modes.ts";

const culverts = paths.solution("culvert-risk-assessor");
const temperature = paths.solution("track-temperature-sensor");
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
  await open(culverts);
  const count = page.getByLabel("Culverts");

  await count.fill("many");

  await expect(count).toHaveAttribute("aria-invalid", "true");
  await expect(count).toHaveAccessibleDescription(expected);
  await expect(answer(page)).not.toContainText("÷");
  await expectAccessible(page, "page-island[name=calculator]");
  await count.fill("250");
  await expect(page.getByText(expected)).toHaveCount(0);
  await expect(answer(page)).toContainText("250 ÷ 100");
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
    await open(culverts);
    await page.getByLabel("Culverts").fill("2000");

    await page.getByRole("button", { name: "Work it out" }).tap();

    await expect(page).toHaveURL(`${culverts}?culverts=2000&per-year=100#coverage`);
    await expect(answer(page)).toContainText("20 years");
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

    await open(temperature);
    await page.getByLabel("Neutral temperature").fill("40");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByText("10\u00a0°C above neutral")).toBeVisible();

    await open(`${culverts}?culverts=-3&per-year=2`);

    await expect(page.getByLabel("Culverts")).toHaveValue("-3");
    await expect(page.getByLabel("Culverts")).toHaveAccessibleDescription(expected);
    await expect(page.getByLabel("Inspected a year")).toHaveValue("2");
  });
});

/** The result of the page's calculator. */
function answer(page: Page) {
  return page.locator("form output");
}

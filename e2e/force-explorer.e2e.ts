import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { expectAccessible } from "./browser/looks.ts";
import { test } from "./browser/survey.ts";
import { Site } from "./contract/support/site.ts";

const temperature = paths.solution("track-temperature-sensor");

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

  const neutral = page.getByLabel("Neutral temperature");
  await neutral.fill("99");
  await expect(neutral).toHaveAttribute("aria-invalid", "true");
  await expect(neutral).toHaveAccessibleDescription(/Enter a whole number from 10 to 45\.$/);
  await expect(page.getByText("31\u00a0°C above neutral")).toBeVisible();
  await expectAccessible(page, "page-island[name=force-explorer]");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // A site of its own, because the pages of forms are limited per network and all tests share one.
  let site: Site;
  test.beforeAll(async () => {
    site = await Site.start({ PAGE_CACHE: "off" });
  });
  test.afterAll(() => site?.stop());

  test("the server answers the form in the page, and shows an error message beside a wrong number", async ({
    page,
  }) => {
    await page.goto(`${site.url}${temperature}`);
    await page.getByLabel("Neutral temperature").fill("40");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByText("10\u00a0°C above neutral")).toBeVisible();

    await page.goto(`${site.url}${temperature}?neutral=-3`);

    const neutral = page.getByLabel("Neutral temperature");
    await expect(neutral).toHaveValue("-3");
    await expect(neutral).toHaveAccessibleDescription(/Enter a whole number from 10 to 45\.$/);
  });
});

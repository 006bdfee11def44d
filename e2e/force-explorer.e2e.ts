import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

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
});

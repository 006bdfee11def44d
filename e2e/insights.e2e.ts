import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/survey.ts";

test("the address follows the filter, and going back restores the filter", async ({
  open,
  page,
}) => {
  await open(paths.insights());
  await page.getByRole("button", { name: "Press Release" }).click();
  await expect(page).toHaveURL(paths.insights("press_release"));
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/insights\/./);
  await page.goBack();

  await expect(page).toHaveURL(paths.insights("press_release"));
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(titles);
});

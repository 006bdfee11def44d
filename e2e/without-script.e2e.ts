import { expect } from "@playwright/test";
import { everyTemplate } from "./every-page.ts";
import { test } from "./survey.ts";

test.use({ windowOptions: { javaScriptEnabled: false } });

for (const path of everyTemplate) {
  test(`${path} has its content without script`, async ({ page, open }) => {
    await open(path);

    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main")).toHaveText(/.{300}/s);
  });
}

import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { testInSharedWindow as test } from "./browser/fixtures.ts";

test("the questions of the security review open part by part on a phone, and are all open in a wide window", async ({
  page,
  open,
}) => {
  const question = page.getByText("Which cover exists, and for which damage?");
  const summary = page
    .locator("details", { has: question })
    .locator("summary", { hasText: "6 questions" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.security());
  await expect(question).toBeHidden();
  await summary.click();
  await expect(question).toBeVisible();
  await summary.click();

  await page.setViewportSize({ width: 1440, height: 900 });

  await expect(question).toBeVisible();
  await expect(summary).toBeHidden();
});

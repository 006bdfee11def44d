import { expect } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./browser/fixtures.ts";

test("the address follows the filter, going back restores it, and the page of a hovered link is prefetched", async ({
  open,
  page,
}) => {
  const prefetched = page.waitForEvent("request", (request) =>
    Boolean(request.headers()["sec-purpose"]?.startsWith("prefetch")),
  );
  await open(paths.insights());
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).hover();
  expect((await prefetched).url()).toContain(paths.careers());

  await page.getByRole("button", { name: "Press Release" }).click();
  await expect(page).toHaveURL(paths.insights("press_release"));
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/insights\/./);
  await page.goBack();

  await expect(page).toHaveURL(paths.insights("press_release"));
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(titles);
});

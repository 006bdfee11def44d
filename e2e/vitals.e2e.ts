import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";

test("a sampled page view reports its vitals when the page is hidden", async ({
  page,
  open,
  siteUrl,
}) => {
  await page.addInitScript("Math.random = () => 0");
  await open(paths.careers());
  await wakeAnIsland(page);
  const before = await countMeasured(siteUrl);
  const told = page.waitForRequest(`**${paths.api.vitals()}`);

  await turnAway(page);

  expect((await told).method()).toBe("POST");
  await expect.poll(() => countMeasured(siteUrl)).toBeGreaterThan(before);
});

test("a browser that sends Global Privacy Control is not measured", async ({ page, open }) => {
  await page.addInitScript(`
    Math.random = () => 0;
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  `);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(paths.careers());

  await wakeAnIsland(page);
  await turnAway(page);

  expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
});

async function wakeAnIsland(page: Page): Promise<void> {
  await page.getByText("View Roles").first().click();
  await expect(page.locator("page-island[awake]").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** Simulates a switch to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

async function countMeasured(siteUrl: string): Promise<number> {
  const figures = await (await fetch(`${siteUrl}/metrics`)).text();
  return Number(/^web_vitals_cls_count\{route="\/careers"\} (\d+)/m.exec(figures)?.[1] ?? 0);
}

import { type Browser, chromium, expect } from "@playwright/test";
import { everyPage } from "./every-page.ts";
import { findChromium } from "./find-chromium.ts";
import { test } from "./fixtures.ts";

let browser: Browser;

// Playwright switches off what is tested here.
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
test.afterAll(() => browser.close());

for (const path of everyPage) {
  test(`going back to ${path} finds it as it was left`, async ({ siteUrl }) => {
    const page = await browser.newPage();
    await page.goto(`${siteUrl}${path}`);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });

    await page.goto(`${siteUrl}/robots.txt`);
    // Playwright waits for a load that a restored page does not have.
    await page.evaluate(() => setTimeout(() => history.back()));

    // On the way the page has neither; what kept it from being restored is in the message.
    await expect
      .poll(() => page.evaluate(arrival).catch(() => undefined))
      .toEqual({ restored: "true", reasons: [] });
    await page.close();
  });
}

/** Runs in the page: whether it was restored, and if not, why the browser says it was not. */
function arrival() {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    notRestoredReasons?: { reasons: { reason: string }[] } | null;
  })[];
  const reasons = visit?.notRestoredReasons?.reasons ?? [];
  return {
    restored: document.documentElement.dataset.restored,
    reasons: reasons.map(({ reason }) => reason),
  };
}

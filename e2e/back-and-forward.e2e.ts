import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { browserArguments } from "./browser-arguments.ts";
import { everyTemplate } from "./every-page.ts";
import { findChromium } from "./find-chromium.ts";
import { test } from "./fixtures.ts";

let browser: Browser;

// Playwright disables the back/forward cache by default.
test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
});
test.afterAll(() => browser.close());

for (const path of everyTemplate) {
  test(`${path} is restored with its state when the visitor goes back and forward`, async ({
    siteUrl,
  }) => {
    const page = await browser.newPage();
    const elsewhere = "/robots.txt";
    await page.goto(siteUrl + elsewhere);
    await page.goto(siteUrl + path);
    await page.evaluate(() => {
      let times = 0;
      addEventListener("pageshow", ({ persisted }) => {
        times += 1;
        document.documentElement.dataset.restored = persisted ? String(times) : "no";
      });
    });

    await go(page, -1);
    await expect
      .poll(() => page.evaluate(() => location.pathname).catch(() => undefined))
      .toBe(elsewhere);
    await go(page, 1);
    await expectRestored(page, "1");
    await page.goto(siteUrl + elsewhere);
    await go(page, -1);
    await expectRestored(page, "2");
    await page.close();
  });
}

/** Does not use Playwright's `goBack`, which waits for a load event that a restored page does not fire. */
async function go(page: Page, steps: number): Promise<void> {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
}

/** The message contains the browser's reason if the page was not restored. */
async function expectRestored(page: Page, times: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(arrival).catch(() => undefined))
    .toEqual({ restored: times, reasons: [] });
}

/** Runs in the page: returns whether it was restored, and if not, the browser's reasons. */
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

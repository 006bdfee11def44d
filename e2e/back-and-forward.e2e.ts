import { expect, type Page } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { browserArguments } from "./browser/browser-arguments.ts";
import { findChromium } from "./browser/find-chromium.ts";
import { test } from "./browser/fixtures.ts";

/** With the scripts of all other pages: what listens to the page, stores its state or plays. */
const pages = [
  paths.home(),
  paths.bookADemo(),
  paths.insights(),
  paths.solution("autonomous-track-monitoring"),
];

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: browserArguments,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("going back and forward restores a page with its state", async ({ page, siteUrl }) => {
  const elsewhere = `${siteUrl}/robots.txt`;
  await page.goto(elsewhere);
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(siteUrl + path);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.restored = persisted ? "yes" : "no";
        });
      });

      await go(page, -1);
      await expect.poll(() => page.evaluate(() => location.href).catch(() => "")).toBe(elsewhere);
      await go(page, 1);
      await expect
        .poll(() => page.evaluate(arrival).catch(() => undefined))
        .toEqual({ restored: "yes", reasons: [] });
      await page.goto(elsewhere);
    });
  }
});

/** Does not use Playwright's `goBack`, which waits for a load event that a restored page does not fire. */
async function go(page: Page, steps: number): Promise<void> {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
}

/** Runs in the page: returns whether it was restored, and if not, the browser's reasons. */
function arrival() {
  const [visit] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
    notRestoredReasons?: { reasons: { reason: string }[] } | null;
  })[];
  return {
    restored: document.documentElement.dataset.restored,
    reasons: (visit?.notRestoredReasons?.reasons ?? []).map(({ reason }) => reason),
  };
}

import { expect } from "@playwright/test";
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

test("going back restores a page with its state", async ({ page, siteUrl }) => {
  for (const path of pages) {
    await page.goto(siteUrl + path);
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = `${persisted}`;
      }),
    );
    await page.goto(`${siteUrl}/robots.txt`);

    // Playwright's `goBack` waits for a load event, which a restored page does not fire.
    await page.evaluate(() => void setTimeout(() => history.back()));

    const restored = () => page.evaluate(() => document.documentElement.dataset.restored);
    await expect.poll(() => restored().catch(() => undefined), path).toBe("true");
  }
});

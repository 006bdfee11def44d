import type { Page } from "@playwright/test";

/** Opens what can be opened in the page itself; of a group that opens one at a time, the last stays. */
export async function openDisclosures(page: Page): Promise<void> {
  for (const summary of await page.locator("main details:not([open]) > summary").all()) {
    if (await summary.isVisible()) await summary.click();
  }
}

import type { Page } from "@playwright/test";

/** Opens all disclosures in the page. In a group of which one can be open, the last one stays open. */
export async function openDisclosures(page: Page): Promise<void> {
  for (const summary of await page.locator("main details:not([open]) > summary").all()) {
    if (await summary.isVisible()) await summary.click();
  }
}

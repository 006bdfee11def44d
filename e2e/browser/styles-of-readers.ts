import type { Page } from "@playwright/test";

/** Text of twice its size, as browsers let readers have it. */
export const doubledText = "html { font-size: 200% }";

/**
 * Replaces the styles that a visitor's tools add to a page. The content security policy does not apply to
 * them.
 */
export async function addStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

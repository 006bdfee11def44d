import { expect, type Page } from "@playwright/test";

/** As wide as A4 and as high as Letter: a brief that fits this sheet fits both. */
const SHEET = { width: "210mm", height: "11in" };

/** A product or case study prints a brief with its address on one sheet, at the first press of its button. */
export async function expectPrintedBrief(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print a one-page brief" }).click();
  await expect(page.locator("html[data-printed]")).toHaveCount(1);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const main = page.locator("main");
  const address = page.url().replace(/[?#].*/, "");
  await expect(main.locator("h1")).toBeVisible();
  await expect(main.locator("img, svg").filter({ visible: true })).not.toHaveCount(0);
  await expect(main.getByText(address)).toBeVisible();
  await expect(main.getByText("hello@example.com")).toHaveCount(0);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(main.getByRole("link", { name: "Book a Demo" })).toHaveCount(0);
  const pdf = (await page.pdf(SHEET)).toString("latin1");
  expect(sheetsOf(pdf)).toBe(1);
  expect(pdf).toContain(`/URI (${address})`);
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** Counts the page objects of a PDF, which are never compressed in those that Chromium writes. */
export function sheetsOf(pdf: string): number {
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

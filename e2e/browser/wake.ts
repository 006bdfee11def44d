import { expect, type Page } from "@playwright/test";

/** Has an island load its code, and waits until it handles events, which the browser would handle before. */
export async function wake(page: Page, name: string): Promise<void> {
  const island = page.locator(`page-island[name=${name}]`).first();
  await island.dispatchEvent("focusin");
  await expect(island).toHaveAttribute("awake");
}

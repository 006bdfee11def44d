import type { Page } from "@playwright/test";

export const visitor = {
  email: "ada@railway.example",
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Mining",
} as const;

/** Both steps of the demo form and the site's own captcha, up to the button. */
export async function fillIn(page: Page): Promise<void> {
  await openDetails(page);
  await fillInDetails(page);
  await solveCaptcha(page);
}

/** Step 1. */
export async function openDetails(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Step 2 up to the captcha. */
export async function fillInDetails(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill(visitor.fullName);
  await page.getByLabel("Company name").fill(visitor.companyName);
  await page.getByLabel("Industry").selectOption(visitor.industry);
}

export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByLabel("I'm not a robot").click();
  await page.getByText("Thank you, that is done.").waitFor();
}

export async function sendForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Request" }).click();
}

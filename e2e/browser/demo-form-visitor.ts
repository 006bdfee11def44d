import type { Page } from "@playwright/test";

export const answers = {
  email: "ada@railway.example",
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Mining",
} as const;

/** Step 1. */
export async function openDetails(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(answers.email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Step 2, with the site's own captcha, up to the button. */
export async function fillIn(page: Page): Promise<void> {
  await fillInDetails(page);
  await page.getByLabel("I'm not a robot").click();
  await page.getByText("Thank you, that is done.").waitFor();
}

/** Step 2 up to the captcha. */
export async function fillInDetails(page: Page): Promise<void> {
  await page.getByLabel("Full name").fill(answers.fullName);
  await page.getByLabel("Company name").fill(answers.companyName);
  await page.getByLabel("Industry").selectOption(answers.industry);
}

import { expect, type Page, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { fillIn, sendForm, solveCaptcha, visitor } from "./support/form-visitor.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
});

test.beforeEach(async ({ page }) => {
  await database.query("DELETE FROM demo_requests");
  await page.goto(`${site.url}/book-a-demo`);
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("a database outage loses no input, and the form can be sent afterwards", async ({ page }) => {
  await fillIn(page);
  await database.closeGate();

  await sendForm(page);

  await expect(page.getByRole("alert")).toHaveText("ErrorSomething went wrong. Please try again.");
  await expect(page.getByText("Your request did not arrive.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  await expect(page.getByLabel("Full name")).toHaveValue(visitor.fullName);
  await expect(page.getByLabel("Company name")).toHaveValue(visitor.companyName);
  await expect(page.getByLabel("Industry")).toHaveValue(visitor.industry);
  const mail = await page.getByRole("link", { name: "Send it by e-mail" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(/^mailto:.*Full name: Ada Sample/s);

  await database.openGate();
  await solveCaptcha(page);
  await sendForm(page);

  await expectSent(page);
});

for (const [what, comeBack] of [
  ["sends once more", async () => {}],
  ["reloads the page and sends once more", reload],
] as const) {
  test(`a visitor who did not receive the response and ${what} gets the stored reference`, async ({
    page,
  }) => {
    await page.route(
      `**${SUBMIT_PATH}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await fillIn(page);
    await sendForm(page);
    await expect(page.getByText("Your request did not arrive.")).toBeVisible();

    await comeBack(page);
    await solveCaptcha(page);
    await sendForm(page);

    await expectSent(page);
  });
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByLabel("Email").focus();
  await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** The visitor is shown the reference of the only row. */
async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole("status")).toContainText("Thank you! We'll be in touch shortly.");
  const shown = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/).textContent();
  expect(await database.query("SELECT reference FROM demo_requests")).toEqual([
    { reference: shown },
  ]);
}

import { expect, type Page } from "@playwright/test";
import pg from "pg";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { messages } from "../shared/messages.ts";
import { paths } from "../shared/paths.ts";
import { answers, fillIn, openDetails } from "./demo-form-visitor.ts";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./start-site.ts";

test.describe.configure({ mode: "serial", timeout: 60_000 });

let postgres: ThrowawayPostgres | undefined;
let site: RunningSite;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and an outage needs one");
  if (postgres !== undefined) site = await startSite({ DATABASE_URL: postgres.url });
});

test.afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

test.beforeEach(async ({ expectConsole }) => {
  expectConsole(/The demo request failed|Failed to load resource/);
  await query("DELETE FROM demo_requests");
});

test("while the database is away nothing typed is lost, and the same form works when it is back", async ({
  page,
}) => {
  await page.goto(site.url + paths.bookADemo());
  await openDetails(page);
  await fillIn(page);
  await postgres?.suspend();

  await submit(page);

  const { title, text } = messages.requestFailed;
  await expect(page.getByRole("alert")).toHaveText(title + text);
  await expect(page.getByText("Your request did not arrive.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(answers.email);
  await expect(page.getByLabel("Full name")).toHaveValue(answers.fullName);
  await expect(page.getByLabel("Company name")).toHaveValue(answers.companyName);
  await expect(page.getByLabel("Industry")).toHaveValue(answers.industry);
  const mail = await page.getByRole("link", { name: "Send it by e-mail" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toMatch(/^mailto:.*Full name: Ada Sample/s);

  await postgres?.resume();
  await solveCaptcha(page);
  await submit(page);

  await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
  expect(await storedReferences()).toEqual([await receivedReference(page)]);
});

for (const [what, comeBack] of [
  ["sends once more", async () => {}],
  ["reloads the page and sends once more", reload],
] as const) {
  test(`who lost the answer and ${what} gets the reference that is stored`, async ({ page }) => {
    await page.route(
      `**${paths.api.submitDemoRequest()}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.goto(site.url + paths.bookADemo());
    await openDetails(page);
    await fillIn(page);
    await submit(page);
    await expect(page.getByText("Your request did not arrive.")).toBeVisible();
    const stored = await storedReferences();

    await comeBack(page);
    await solveCaptcha(page);
    await submit(page);

    await expect(page.getByRole("status")).toContainText(messages.requestSent.text);
    expect([await receivedReference(page)]).toEqual(stored);
    expect(await storedReferences()).toEqual(stored);
  });
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.getByLabel("Email").focus();
  await expect(page.getByLabel("Email")).toHaveValue(answers.email);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit Request" }).click();
}

async function solveCaptcha(page: Page): Promise<void> {
  await page.getByLabel("I'm not a robot").click();
  await page.getByText("Thank you, that is done.").waitFor();
}

async function receivedReference(page: Page): Promise<string | null> {
  return page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/).textContent();
}

async function storedReferences(): Promise<string[]> {
  const rows = await query<{ reference: string }>("SELECT reference FROM demo_requests");
  return rows.map(({ reference }) => reference);
}

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: postgres?.url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

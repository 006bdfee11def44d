import { writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { SUBMIT_PATH } from "./support/demo-request.ts";
import { fillIn, sendForm, solveCaptcha, visitor } from "./support/form-visitor.ts";
import { ownSite } from "./support/own-site.ts";

const own = ownSite(async () => {
  const SITE_FILE = test.info().outputPath("site.json");
  await writeFile(SITE_FILE, '{ "demo": { "schedulingUrl": "https://time.example/demo" } }');
  return { SITE_FILE };
});

test("a visitor who receives no response, sends once more, reloads and sends again gets the stored reference", async ({
  page,
}) => {
  await page.goto(`${own.site.url}/book-a-demo`);
  await page.route(
    `**${SUBMIT_PATH}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 2 },
  );
  await fillIn(page);
  for (const alert of [0, 1]) {
    const lost = page.waitForEvent("requestfailed");
    if (alert) await solveCaptcha(page);
    await sendForm(page);
    await lost;
    await expect(page.getByText("Your request did not arrive.")).toBeVisible();
  }

  await page.reload();
  await page.getByLabel("Email").focus();
  await expect(page.getByLabel("Email")).toHaveValue(visitor.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await solveCaptcha(page);
  await sendForm(page);

  // The receipt's sentences must be true whatever happens to the request afterwards: it is stored, not yet sent.
  await expect(page.getByRole("status")).toContainText("Thank you! We'll be in touch shortly.");
  const receipt = page.getByRole("region", { name: "Your request is with us." });
  await expect(receipt.getByRole("paragraph")).toHaveText(
    "A person will read it. The answer goes to the e-mail address below. If it does not arrive, contact us and name the reference.",
  );
  await expect(receipt).toContainText(visitor.email);
  await expect(receipt.locator('a[href="https://time.example/demo"]')).toBeVisible();
  const reference = await receipt.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/).textContent();
  const stored = await own.database.query("SELECT reference FROM demo_requests");
  expect(stored).toEqual([{ reference }]);
});

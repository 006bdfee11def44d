import { expect, type Page, test } from "@playwright/test";
import { type DeliverySite, startDeliverySite } from "./support/delivery-site.ts";
import { fillIn, sendForm, visitor } from "./support/form-visitor.ts";
import { writeSiteFile } from "./support/site-file.ts";

test.describe.configure({ mode: "default" });

let delivery: DeliverySite;

test.beforeAll(async () => {
  delivery = await startDeliverySite({
    CAPTCHA_PROVIDER: "altcha",
    SITE_FILE: await writeSiteFile({ demo: { schedulingUrl: "https://time.example/demo" } }),
  });
});
test.beforeEach(() => delivery.reset());
test.afterAll(() => delivery?.stop());

test("the receipt of a request that is delivered later", async ({ page }) => {
  delivery.mailServer.refuse = () => 451;
  delivery.webhook.statusFor = () => 503;

  const reference = await sendAndReadReceipt(page);

  await expect.poll(() => delivery.leads("show", reference)).toMatch(/to webhook .*503/);
  expect(await delivery.listedDelivery(reference)).toBe("waiting");
});

test("the receipt of a request that is held as spam", async ({ page }) => {
  const reference = await sendAndReadReceipt(page, { honeypot: "https://spam.example" });

  expect(await delivery.listedDelivery(reference)).toBe("held");
});

test("the receipt of a request whose confirmation bounces", async ({ page }) => {
  delivery.mailServer.refuse = (address) => (address === visitor.email ? 550 : undefined);

  const reference = await sendAndReadReceipt(page);

  await expect.poll(() => delivery.leads("show", reference)).toMatch(/to confirmation .*550/);
  expect(await delivery.listedDelivery(reference)).toBe("delivered");
});

/**
 * Sends the form and returns the reference of its receipt. The receipt's sentences must be true whatever
 * happens to the request afterwards: it is stored, and nothing has been sent yet.
 */
async function sendAndReadReceipt(page: Page, { honeypot = "" } = {}): Promise<string> {
  await page.goto(`${delivery.site.url}/book-a-demo`);
  await fillIn(page);
  await page.getByLabel("Please leave this empty").fill(honeypot, { force: true });
  await sendForm(page);
  await expect(page.getByRole("status")).toContainText("Thank you! We'll be in touch shortly.");
  const receipt = page.getByRole("region", { name: "Your request is with us." });
  await expect(receipt.getByRole("paragraph")).toHaveText(
    "A person will read it. The answer goes to the e-mail address below. If it does not arrive, contact us and name the reference.",
  );
  await expect(receipt).toContainText(visitor.email);
  await expect(receipt.locator('a[href="https://time.example/demo"]')).toBeVisible();
  const [row] = await delivery.database.query<{ reference: string }>(
    "SELECT reference FROM demo_requests",
  );
  const reference = row?.reference ?? "";
  await expect(receipt.getByText(reference, { exact: true })).toBeVisible();
  return reference;
}

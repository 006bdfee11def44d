import { expect, type Locator } from "@playwright/test";
import { paths } from "../shared/paths.ts";
import { standInForCaptcha } from "./browser/captcha-stand-in.ts";
import { test } from "./browser/fixtures.ts";
import { holdRoutes } from "./browser/held-routes.ts";
import { wake } from "./browser/wake.ts";
import { fillInDetails, openDetails } from "./contract/support/form-visitor.ts";

/*
 * What the browser tells assistive technology, compared with kept transcripts (spoken.e2e.ts-snapshots). After a
 * change on purpose, `npx playwright test -c e2e spoken --update-snapshots` renews them. Read the difference as a
 * screen reader would speak it.
 */

// A hosted captcha is a stand-in here, which does not change between runs.
test.use({ siteUrl: process.env.HOSTED_SITE_UNDER_TEST ?? "" });

test("the demo form in each of its states", async ({ page, open, expectConsole }) => {
  const form = page.getByRole("form", { name: "Demo request" });
  const submit = page.getByRole("button", { name: "Submit Request" });
  const captcha = await standInForCaptcha(page);
  const requests = await holdRoutes(page, paths.api.submitDemoRequest());
  expectConsole(/ERR_FAILED|demo/i);
  await page.clock.install();
  await open(paths.bookADemo());
  await wake(page, "demo-form");
  // Neither the captcha nor the toast runs out while a transcript is compared or renewed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expectSpoken(form, "demo-form-email");

  await page.getByRole("button", { name: "Continue" }).click();
  await expectSpoken(form, "demo-form-email-refused");

  await openDetails(page);
  await expectSpoken(form, "demo-form-details");

  await captcha.load();
  await submit.click();
  await expectSpoken(form, "demo-form-details-missing");
  await expectSpoken(page.getByRole("alert"), "toast-missing");

  await fillInDetails(page);
  await captcha.solve("token");
  await submit.click();
  await expectSpoken(form, "demo-form-submitting");

  await (await requests.next()).abort();
  await expectSpoken(form, "demo-form-failed");

  await captcha.solve("token");
  await submit.click();
  await (await requests.next()).fulfill({ status: 201, json: { reference: "7F3K-2Q" } });
  await expectSpoken(page.getByRole("region", { name: "Your request is with us." }), "receipt");
  await expectSpoken(page.getByRole("status"), "toast-sent");
});

test("an open menu, an open role, a search with and without results, and a page that does not exist", async ({
  page,
  open,
  expectConsole,
}) => {
  await open(paths.home());
  await page.locator("header summary", { hasText: "Solutions" }).press("Enter");
  await expectSpoken(page.getByRole("banner"), "header");

  await open(paths.careers("embedded-engineer"));
  await expectSpoken(page.locator("page-island[name=careers-list]"), "careers");

  await open(paths.search("culvert"));
  await expectSpoken(page.getByRole("search"), "search");
  await open(paths.search("zzzz"));
  await expectSpoken(page.getByRole("main"), "search-nothing");

  expectConsole(/404/);
  await open("/none");
  await expectSpoken(page.getByRole("main"), "not-found");
});

function expectSpoken(part: Locator, name: string): Promise<void> {
  return expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

import { test as base } from "./fixtures.ts";

/** Set by the global setup: where the site with a hosted captcha is. */
export const HOSTED_SITE_VARIABLE = "HOSTED_SITE_UNDER_TEST";

/** For tests on the site with a hosted captcha. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  siteUrl: async ({}, use) => use(process.env[HOSTED_SITE_VARIABLE] ?? ""),
});

import { test as base } from "./fixtures.ts";
import { HOSTED_SITE_VARIABLE } from "./hosted-captcha-site.ts";

/** For tests on the site with a hosted captcha. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  siteUrl: async ({}, use) => use(process.env[HOSTED_SITE_VARIABLE] ?? ""),
});

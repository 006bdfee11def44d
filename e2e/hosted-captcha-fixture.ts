import { test as base } from "./fixtures.ts";

/** Tests on a site whose captcha is a hosted one; one such site a worker. */
export const test = base.extend({
  siteUrl: async ({ hostedSite }, use) => use(hostedSite.url),
});

import { test as base } from "./fixtures.ts";
import { startHostedCaptchaSite } from "./hosted-captcha-site.ts";
import type { RunningSite } from "./start-site.ts";

/** Tests on a site whose captcha is a hosted one; one such site a worker. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startHostedCaptchaSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  siteUrl: async ({ site }, use) => use(site.url),
});

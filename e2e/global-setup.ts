import { startSite } from "./start-site.ts";

/** One site with the first posts, on the embedded database, for every test that only reads. */
async function globalSetup() {
  const site = await startSite();
  process.env.SITE_UNDER_TEST = site.url;
  return () => site.stop();
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default globalSetup;

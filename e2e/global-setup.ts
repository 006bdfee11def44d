import { execFileSync } from "node:child_process";
import { startPostgresServer } from "./contract/support/postgres-server.ts";
import { Site } from "./contract/support/site.ts";
import { POSTGRES_URL_VARIABLE } from "./contract/support/test-database.ts";

/**
 * Starts one site with the first posts, on the embedded database, for every test that only reads, and
 * one PostgreSQL server, in which tests create databases of their own.
 */
async function globalSetup() {
  execFileSync(process.execPath, ["server/cli/prepare.mjs"], { stdio: "inherit" });
  const [site, postgres] = await Promise.all([Site.start(), startPostgresServer()]);
  process.env.SITE_UNDER_TEST = site.url;
  process.env.SITE_UNDER_TEST_PID = String(site.pid);
  process.env[POSTGRES_URL_VARIABLE] = postgres?.url ?? "";
  return () => Promise.all([site.stop(), postgres?.stop()]);
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default globalSetup;

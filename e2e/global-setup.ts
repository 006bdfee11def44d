import { execFileSync } from "node:child_process";
import { POSTGRES_URL_VARIABLE } from "./contract/support/database.ts";
import { startPostgresServer } from "./contract/support/postgres-server.ts";
import { startSite } from "./start-site.ts";

/**
 * One site with the first posts, on the embedded database, for every test that only reads; one
 * PostgreSQL server in which each test of the contract creates a database of its own.
 */
async function globalSetup() {
  // Commands that tests run would otherwise build, while sites start from the same folder.
  execFileSync(process.execPath, ["server/cli/prepare.mjs"], { stdio: "inherit" });
  const [site, postgres] = await Promise.all([startSite(), startPostgresServer()]);
  process.env.SITE_UNDER_TEST = site.url;
  process.env.SITE_UNDER_TEST_PID = String(site.process.pid);
  process.env[POSTGRES_URL_VARIABLE] = postgres?.url ?? "";
  return () => Promise.all([site.stop(), postgres?.stop()]);
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default globalSetup;

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { startSiteverify } from "../server/testing/siteverify-stand-in.ts";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { startChosenSite } from "./contract/support/chosen-site.ts";
import { runCommand } from "./contract/support/command.ts";
import { createDatabaseOn, POSTGRES_URL_VARIABLE } from "./contract/support/database.ts";
import { HOSTED_CAPTCHA_VARIABLE } from "./contract/support/demo-request.ts";
import { PREPARED_DATA_VARIABLE, Site } from "./contract/support/site.ts";

/**
 * Creates an embedded database, which sites copy, unless an earlier run did. Starts one PostgreSQL server, in which tests create
 * databases of their own, and two sites for tests that only read: one with the first posts, on the database that
 * the run chooses, one with a hosted captcha.
 */
async function globalSetup() {
  execFileSync(process.execPath, ["server/cli/prepare.mjs"], { stdio: "inherit" });
  // A build empties the folder.
  const prepared = resolve("dist/test-data");
  if (!existsSync(prepared)) await runCommand("migrate", [], { DATA_DIR: prepared });
  process.env[PREPARED_DATA_VARIABLE] = prepared;
  const postgres = await startThrowawayPostgres();
  process.env[POSTGRES_URL_VARIABLE] = postgres?.url ?? "";
  const database = postgres && (await createDatabaseOn(postgres.url));
  const captcha = await startSiteverify();
  process.env[HOSTED_CAPTCHA_VARIABLE] = JSON.stringify(captcha.environment);
  const hostedDatabase =
    process.env.CONTRACT_DATABASE === "embedded" ? undefined : database?.environment;
  const [{ site, stop }, hosted] = await Promise.all([
    startChosenSite(),
    Site.start({ ...captcha.environment, ...hostedDatabase }),
  ]);
  process.env.SITE_UNDER_TEST = site.url;
  process.env.HOSTED_SITE_UNDER_TEST = hosted.url;
  return async () => {
    await Promise.all([stop(), hosted.stop()]);
    captcha.stop();
    await database?.drop();
    await postgres?.stop();
  };
}

// biome-ignore lint/style/noDefaultExport: Playwright asks for one
export default globalSetup;

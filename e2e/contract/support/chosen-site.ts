import { join } from "node:path";
import { createDatabaseOn, lockOn, POSTGRES_URL_VARIABLE, runOn } from "./database.ts";
import { Site } from "./site.ts";

/** A site with its database, as `CONTRACT_DATABASE` and `PAGE_CACHE` of the test run choose them. */
export type ChosenSite = Awaited<ReturnType<typeof startChosenSite>>;

export async function startChosenSite(environment: Record<string, string> = {}) {
  const { CONTRACT_DATABASE = "embedded", PAGE_CACHE = "on" } = process.env;
  const postgresUrl = process.env[POSTGRES_URL_VARIABLE] ?? "";
  const database =
    CONTRACT_DATABASE === "postgres" ? await createDatabaseOn(postgresUrl) : undefined;
  const site = await Site.start({ PAGE_CACHE, ...database?.environment, ...environment });
  const { DATA_DIR = "" } = site.commandEnvironment;
  // A running site serves its embedded database in its data directory.
  const embedded = { host: join(DATA_DIR, "socket"), user: "postgres", database: "postgres" };
  const address = database?.directUrl ?? embedded;
  return {
    site,
    /** On the embedded database it blocks all other sessions. */
    lock: (table: string) => lockOn(address, table),
    query: <Row extends object>(sql: string, values?: unknown[]) =>
      runOn<Row>(address, sql, values),
    async stop() {
      await site.stop();
      await database?.drop();
    },
  };
}

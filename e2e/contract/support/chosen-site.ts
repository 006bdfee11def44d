import { join } from "node:path";
import type pg from "pg";
import { connectTo, createDatabaseOn, runOn } from "./database.ts";
import { Site } from "./site.ts";

/** A site with its database, as `CONTRACT_DATABASE` and `PAGE_CACHE` of the test run choose them. */
export interface ChosenSite {
  site: Site;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Opens a session for a lock. On the embedded database an open transaction blocks all other sessions. */
  connect(): Promise<pg.Client>;
  stop(): Promise<void>;
}

/** @param postgresUrl the server for `CONTRACT_DATABASE=postgres`; empty: it is not installed */
export async function startChosenSite(
  postgresUrl: string,
  environment: Record<string, string> = {},
): Promise<ChosenSite> {
  const { CONTRACT_DATABASE = "embedded", PAGE_CACHE = "on" } = process.env;
  const database =
    CONTRACT_DATABASE === "postgres" ? await createDatabaseOn(postgresUrl) : undefined;
  const site = await Site.start({ PAGE_CACHE, ...database?.environment, ...environment });
  const { DATA_DIR = "" } = site.commandEnvironment;
  // A running site serves its embedded database in its data directory.
  const embedded = { host: join(DATA_DIR, "socket"), user: "postgres", database: "postgres" };
  const address = database?.directUrl ?? embedded;
  return {
    site,
    connect: () => connectTo(address),
    query: (sql, values) => runOn(address, sql, values),
    async stop() {
      await site.stop();
      await database?.drop();
    },
  };
}

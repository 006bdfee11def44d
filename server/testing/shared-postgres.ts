// For tests only: Vitest runs this once before all files. One PostgreSQL server is used for the whole run;
// each file clones its database from a migrated template, which is faster than starting a server.
import type { TestProject } from "vitest/node";
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { migrate } from "../database/migrate.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";

const TEMPLATE = "migrated_template";
const log = createLog("silent");

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the shared server; empty if PostgreSQL is not installed. */
    postgresUrl: string;
  }
}

/** @returns a function that stops the server */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayPostgres();
  project.provide("postgresUrl", server?.url ?? "");
  if (server === undefined) {
    process.stderr.write("PostgreSQL is not installed: its tests are skipped\n");
    return async () => {};
  }
  await withDatabase(server.url, ({ db }) => db.query(`CREATE DATABASE ${TEMPLATE}`));
  await withDatabase(new URL(TEMPLATE, server.url).href, (database) => migrate(database, log));
  return () => server.stop();
}

/** Creates a new database, migrated by default, and returns its URL. */
export async function createDatabase(serverUrl: string, template = TEMPLATE): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await withDatabase(serverUrl, ({ db }) =>
    db.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  return new URL(name, serverUrl).href;
}

async function withDatabase(databaseUrl: string, use: (database: Database) => Promise<unknown>) {
  const database = await openDatabase({ databaseUrl, dataDir: "", log });
  await use(database);
  await database.close();
}

import pg from "pg";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { sqlDirectory } from "./sql-directory.ts";

/**
 * Brings the database up to the newest of the files in `sql/`, each in its own transaction.
 * Servers that start together wait for each other. The wait holds a snapshot, so no migration may
 * use CREATE INDEX CONCURRENTLY. On the embedded database the lock of its directory keeps others out.
 */
export async function migrate(
  database: Database,
  log: Log,
  directory = sqlDirectory(),
): Promise<void> {
  const { runner } = await import("node-pg-migrate");
  const client = new pg.Client({
    ...database.listenerConfig,
    application_name: "website migrations",
  });
  client.on("error", (error) => log.error({ err: error }, "the migrations' connection was lost"));
  try {
    await client.connect();
    const applied = await runner({
      dbClient: client,
      dir: directory,
      direction: "up",
      migrationsTable: "schema_migrations",
      advisoryLockMode: "wait",
      singleTransaction: false,
      logger: {
        info: () => {},
        warn: (message) => log.warn(message),
        error: (message) => log.error(message),
      },
    });
    for (const { name } of applied) log.info({ migration: name }, "database migrated");
  } finally {
    await client.end();
  }
}

import { readdir } from "node:fs/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import type { Database } from "./db.ts";
import { sqlDirectory } from "./sql-directory.ts";

const TABLE = "schema_migrations";
const UNDEFINED_TABLE = "42P01";

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
  // Most starts have nothing to do and are spared the runner, which takes longer than the rest.
  if ((await pendingMigrations(database, directory)).length === 0) return;
  const { runner } = await import("node-pg-migrate");
  const client = new pg.Client({
    ...database.listenerConfig,
    application_name: "website migrations",
  });
  client.on("error", ({ message }) => log.error({ reason: message }, "migrations lost connection"));
  try {
    await client.connect();
    const applied = await runner({
      dbClient: client,
      dir: directory,
      direction: "up",
      migrationsTable: TABLE,
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

/** The files in `sql/` that the database has not seen yet. */
export async function pendingMigrations(
  { db }: Database,
  directory = sqlDirectory(),
): Promise<string[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith(".sql")).sort();
  try {
    const { rows } = await db.query<{ name: string }>(`SELECT name FROM ${TABLE}`);
    const applied = new Set(rows.map(({ name }) => `${name}.sql`));
    return files.filter((file) => !applied.has(file));
  } catch (error) {
    if ((error as pg.DatabaseError).code === UNDEFINED_TABLE) return files;
    throw error;
  }
}

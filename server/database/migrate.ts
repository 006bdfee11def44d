import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Log } from "../base/log.ts";
import type { Database } from "./db.ts";

const TABLE = "schema_migrations";
const UNDEFINED_TABLE = "42P01";

interface MigrateOptions {
  directory?: string;
  /** How long a migration may wait for a table's lock. Short, because queries of visitors queue behind it. */
  lockTimeoutMs?: number;
}

/**
 * Applies the pending migrations in `sql/`, each in its own transaction. Servers that start together wait for each
 * other by an advisory lock. A migration that gets no lock in time fails with a transient error. It must not use
 * CREATE INDEX CONCURRENTLY, which waits for every snapshot, also for that of a server that waits for the advisory lock.
 */
export async function migrate(
  database: Database,
  log: Log,
  { directory = sqlDirectory(), lockTimeoutMs = 3_000 }: MigrateOptions = {},
): Promise<void> {
  // Most starts have nothing to migrate, so they do not load the runner.
  if ((await pendingMigrations(database, directory)).length === 0) return;
  const { runner } = await import("node-pg-migrate");
  const client = new pg.Client({
    ...database.connection,
    application_name: "website migrations",
  });
  client.on("error", ({ message }) => log.error({ reason: message }, "migrations lost connection"));
  try {
    await client.connect();
    await client.query("SELECT set_config('lock_timeout', $1, false)", [`${lockTimeoutMs}`]);
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

/** Lists the files in `sql/` that have not been applied to the database. */
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

/** The directory with the migrations and `seed/`, of the build or of the source tree. */
export function sqlDirectory(): string {
  const built = fileURLToPath(new URL("../sql", import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL("../../sql", import.meta.url));
}

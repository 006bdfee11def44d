import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test, vi } from "vitest";
import { onAnyDatabase, onDatabase, silentLog } from "../testing/every-database.ts";
import { createDatabase } from "../testing/shared-postgres.ts";
import { openDatabase, withRetry } from "./database.ts";
import type { Database } from "./db.ts";
import { migrate, sqlDirectory } from "./migrate.ts";

async function migrationNames(): Promise<string[]> {
  const files = (await readdir(sqlDirectory())).filter((file) => file.endsWith(".sql"));
  return files.map((file) => file.replace(".sql", "")).sort();
}

/** Creates a directory with the names of the applied migrations and one more. */
async function directoryWith(name: string, sql: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "migrate-test-"));
  for (const applied of await migrationNames()) {
    await writeFile(join(directory, `${applied}.sql`), "");
  }
  await writeFile(join(directory, name), sql);
  return directory;
}

async function appliedNames({ db }: Database): Promise<string[]> {
  const { rows } = await db.query("SELECT name FROM schema_migrations ORDER BY name");
  return rows.map(({ name }) => name);
}

onAnyDatabase((database) => {
  test("rolls back a failed migration and retries it at the next start", async () => {
    const name = "9000_create_half.sql";
    const directory = await directoryWith(name, "CREATE TABLE half (); SELECT 1 / 0;");
    const failing = migrate(database(), silentLog, { directory });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
    await writeFile(join(directory, name), "CREATE TABLE half ();");

    await migrate(database(), silentLog, { directory });

    expect(await appliedNames(database())).toContain("9000_create_half");
    await rm(directory, { recursive: true });
  });
});

onDatabase("postgresql", (database) => {
  test("a migration that gets no lock lets other queries pass, and is retried until it does", async () => {
    const { db } = database();
    const sql = "ALTER TABLE blog_posts ADD COLUMN locked text;";
    const directory = await directoryWith("9001_lock_posts.sql", sql);
    const reader = await db.connect();
    await reader.query("BEGIN; SELECT FROM blog_posts LIMIT 1");

    const options = { directory, lockTimeoutMs: 100 };
    const migrating = withRetry(() => migrate(database(), silentLog, options), { log: silentLog });
    await vi.waitFor(async () => {
      const { rows } = await db.query(
        "SELECT FROM pg_stat_activity WHERE application_name = 'website migrations' AND wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    }, 10_000);
    await db.query("SELECT FROM blog_posts LIMIT 1");
    await reader.query("COMMIT");
    reader.release();
    await migrating;

    expect(await appliedNames(database())).toContain("9001_lock_posts");
    await rm(directory, { recursive: true });
  });
});

test.skipIf(inject("postgresUrl") === "")(
  "servers that start together migrate one after another",
  async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), "template0");
    const starters = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: "", log: silentLog })),
    );

    await Promise.all(
      starters.map((database) => withRetry(() => migrate(database, silentLog), { log: silentLog })),
    );

    const [database] = starters;
    expect(database && (await appliedNames(database))).toEqual(await migrationNames());
    await Promise.all(starters.map((starter) => starter.close()));
  },
);

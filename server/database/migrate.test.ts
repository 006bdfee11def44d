import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
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

const role = `content_${crypto.randomUUID().replaceAll("-", "")}`;

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

  test("servers that start together migrate one after another", async () => {
    const databaseUrl = await createDatabase(inject("postgresUrl"), "template0");
    const starters = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: "", log: silentLog })),
    );

    await Promise.all(
      starters.map((starter) => withRetry(() => migrate(starter, silentLog), { log: silentLog })),
    );

    for (const starter of starters) {
      expect(await appliedNames(starter)).toEqual(await migrationNames());
      await starter.close();
    }
  });

  beforeAll(async () => {
    const { db } = database();
    // The rights of the content team in docs/operating.md.
    await db.query(
      `CREATE ROLE ${role} LOGIN;
       GRANT SELECT, INSERT, UPDATE, DELETE ON blog_posts TO ${role};
       GRANT SELECT ON blog_post_versions TO ${role};
       GRANT SELECT, INSERT ON media TO ${role};
       INSERT INTO blog_posts (slug, title) VALUES ('a', 'A')`,
    );
  });
  afterAll(() => database().db.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`));

  test.each(["blog_post_versions", "content_version"])(
    "the content team's role gets no rights of the owner by a temporary table %s",
    async (table) => {
      const url = new URL(`${database().db.options.connectionString}`);
      url.username = role;
      // A new connection: PostgreSQL keeps the plan of a function that has run, and its tables, for the session.
      const team = new pg.Client(url.href);
      await team.connect();
      await team.query(
        `CREATE TEMPORARY TABLE ${table} (version bigint, id text, slug text, title text, content text,
           image_url text, category text, author text, published_at timestamptz, revision_note text,
           updated_at timestamptz);
         GRANT ALL ON ${table} TO PUBLIC;
         INSERT INTO ${table} (version) VALUES (1);
         CREATE FUNCTION pg_temp.grant_all() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           EXECUTE 'GRANT SELECT ON public.demo_requests, public.site_settings TO ${role}';
           RETURN NEW;
         END $$;
         CREATE TRIGGER grant_all BEFORE INSERT OR UPDATE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION pg_temp.grant_all()`,
      );

      await team.query("UPDATE blog_posts SET author = coalesce(author, '') || 'x'");

      await expect(team.query("SELECT FROM public.demo_requests")).rejects.toThrow(/permission/);
      await expect(team.query("SELECT FROM public.site_settings")).rejects.toThrow(/permission/);
      await team.end();
    },
  );
});

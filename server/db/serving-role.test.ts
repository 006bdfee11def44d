import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../testing/every-database.ts";
import {
  postgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../testing/throwaway-postgres.ts";
import { readContentVersion } from "./content-version.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import {
  countRecentRequests,
  deleteExpiredReplayKeys,
  insertDemoRequest,
  type NewDemoRequest,
} from "./demo-requests.ts";
import { findRole } from "./find-role.ts";
import { getOrCreateSecret } from "./get-or-create-secret.ts";
import { bringUpToDate } from "./open-ready-database.ts";
import {
  claimMessage,
  markDead,
  markDelivered,
  outboxFigures,
  releaseMessage,
  retryLater,
} from "./outbox.ts";
import { readPostSlice } from "./post-pages.ts";
import { countAttempt, deleteExpiredCounts } from "./rate-limits.ts";
import { searchPosts } from "./search.ts";

const ROLES = new URL("../../docs/deploy/roles.sql", import.meta.url);

describe.skipIf(!postgresBinaries())("on postgresql", () => {
  let server: ThrowawayPostgres;
  let owner: Database;
  let serving: Database;

  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "", log: silentLog });
  const as = (role: string) => server.url.replace("postgres@", `${role}@`);

  beforeAll(async () => {
    const started = await startThrowawayPostgres();
    if (started) server = started;
    const master = await open(server.url);
    await master.db.query(
      "CREATE ROLE site_owner LOGIN; CREATE ROLE site LOGIN; GRANT ALL ON SCHEMA public TO site_owner",
    );
    await master.close();
    owner = await open(as("site_owner"));
    await bringUpToDate(owner, silentLog);
    await owner.db.query(await readFile(ROLES, "utf8"));
    serving = await open(as("site"));
  });

  afterAll(async () => {
    await serving.close();
    await owner.close();
    await server.stop();
  });

  test("the serving role starts on a database that the owner has migrated", async () => {
    await bringUpToDate(serving, silentLog);

    expect((await readContentVersion(serving.db)).version).toMatch(/^\d+$/);
    expect((await readPostSlice(serving.db, { limit: 1, offset: 0 })).posts).toHaveLength(1);
  });

  test("the serving role stores a request with limits, captcha and outbox", async () => {
    const { db } = serving;

    await getOrCreateSecret(db, "pseudonym_key", "2026-01-01");
    await getOrCreateSecret(db, "pseudonym_key", "2026-01-02");
    await countAttempt(db, "somebody", 60);
    await countAttempt(db, "somebody", 60);
    await countRecentRequests(db, "ada@railway.example", 60);
    await getOrCreateSecret(db, "captcha_secret");
    const stored = await insertDemoRequest(db, request("webhook"));
    const again = await insertDemoRequest(db, request("webhook"));

    expect([stored.outcome, again.outcome]).toEqual(["stored", "replayed"]);
  });

  test("the serving role delivers, releases and marks messages as dead letters", async () => {
    const { db } = serving;
    for (const sink of ["email", "confirmation"] as const) {
      await insertDemoRequest(db, { ...request(sink), replayKey: undefined });
    }
    const claim = async (sink: "email" | "confirmation") => {
      const message = await claimMessage(db, sink, 60);
      if (message === undefined) throw new Error(`Nothing is due for ${sink}`);
      return message;
    };

    const email = await claim("email");
    await releaseMessage(db, email, "down");
    await markDelivered(db, await claim("email"));
    await retryLater(db, await claim("confirmation"), { delaySeconds: 0, error: "later" });
    await markDead(db, await claim("confirmation"), "never");

    expect(await outboxFigures(db)).toMatchObject({ dead: 1 });
  });

  test("the serving role searches and deletes expired rows", async () => {
    const { db } = serving;
    const marks = { start: "<", end: ">" };

    const found = await searchPosts(db, { query: "rail", limit: 5, marks });
    await deleteExpiredCounts(db);
    await deleteExpiredReplayKeys(db);

    expect(found.count).toBeGreaterThan(0);
  });

  test.each([
    "DROP TABLE demo_requests",
    "TRUNCATE captcha_replays",
    "ALTER TABLE blog_posts ADD COLUMN x text",
    "CREATE TABLE mine ()",
    "CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS 'SELECT 1'",
    "DELETE FROM demo_requests",
    "UPDATE demo_requests SET email = 'mallory@example.com'",
    "DELETE FROM outbox",
    "UPDATE outbox SET sink = 'email'",
    "INSERT INTO blog_posts (slug, title) VALUES ('mine', 'Mine')",
    "UPDATE blog_posts SET title = 'Mine'",
    "DELETE FROM blog_posts",
    "DELETE FROM media",
    "DELETE FROM site_settings",
    "INSERT INTO schema_migrations (name, run_on) VALUES ('9999', now())",
    "CREATE ROLE mallory",
    "SELECT * FROM pg_authid",
    "COPY demo_requests TO '/tmp/requests'",
  ])("the serving role may not %s", async (statement) => {
    const refused = serving.db.query(statement);

    await expect(refused).rejects.toMatchObject({ code: "42501" });
  });

  test("roles.sql names every table of the owner", async () => {
    const { rows } = await owner.db.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relowner = 'site_owner'::regrole",
    );

    const revoked = /REVOKE ALL ON ([\w,\s]+) FROM site/.exec(await readFile(ROLES, "utf8"))?.[1];
    expect(rows.map(({ name }) => name).sort()).toEqual(revoked?.split(/,\s+/).sort());
  });

  test("roles.sql revokes additional grants when it runs again", async () => {
    await owner.db.query("GRANT DELETE ON demo_requests TO site; REVOKE SELECT ON media FROM site");

    await owner.db.query(await readFile(ROLES, "utf8"));

    await serving.db.query("SELECT FROM media");
    await expect(serving.db.query("DELETE FROM demo_requests")).rejects.toThrow(
      /permission denied/,
    );
  });

  test("the owner may migrate, the serving role may not", async () => {
    expect(await findRole(owner.db)).toMatchObject({ role: "site_owner", mayMigrate: true });
    expect(await findRole(serving.db)).toMatchObject({ role: "site", mayMigrate: false });
  });

  test("fails with the pending migrations if the role may not migrate", async () => {
    await owner.db.query("DELETE FROM schema_migrations WHERE name LIKE '0022%'");

    const starting = bringUpToDate(serving, silentLog);

    await expect(starting).rejects.toThrow(
      /migrations 0022_index_posts_for_search\.sql, .* role site may not .*npm run migrate/,
    );
  });

  test("fails with the command to run if the role may not read the migrations", async () => {
    await owner.db.query("REVOKE ALL ON schema_migrations FROM site");

    const starting = bringUpToDate(serving, silentLog);

    await expect(starting).rejects.toThrow(/role site may not read.*docs\/deploy\/roles\.sql/);
  });
});

function request(sink: "email" | "webhook" | "confirmation"): NewDemoRequest {
  return {
    requestId: undefined,
    email: "ada@railway.example",
    fullName: "Ada Lovelace",
    companyName: "Analytical Railways",
    industry: "Railways",
    attribution: {},
    spamReason: undefined,
    replayKey: "solution",
    sinks: [sink],
  };
}

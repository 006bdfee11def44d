import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silentLog } from "../testing/every-database.ts";
import {
  postgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../testing/throwaway-postgres.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { captchaSecret, deleteOldReplays } from "./captcha-store.ts";
import { contentVersion } from "./content-version.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { countRecentRequests, insertDemoRequest, type NewDemoRequest } from "./demo-requests.ts";
import { bury, claimParcel, markDelivered, outboxFigures, postpone, putBack } from "./outbox.ts";
import { readPostPart } from "./post-pages.ts";
import { countTry, deleteEndedCounts, pseudonymKey } from "./rate-limits.ts";
import { searchPosts } from "./search.ts";
import { findRights, findRole, grantServingRights, servingRights } from "./serving-rights.ts";

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
    await grantServingRights(owner.db, "site");
    serving = await open(as("site"));
  }, 60_000);

  afterAll(async () => {
    await serving.close();
    await owner.close();
    await server.stop();
  });

  test("the serving role starts on what the owner has brought up to date", async () => {
    await bringUpToDate(serving, silentLog);

    expect(await contentVersion(serving.db)).not.toBe("0 0");
    expect((await readPostPart(serving.db, { limit: 1, offset: 0 })).posts).toHaveLength(1);
  });

  test("it takes a request through limits, captcha and outbox", async () => {
    const { db } = serving;

    await pseudonymKey(db, "2026-01-01", "key");
    await countTry(db, "somebody", 60);
    await countTry(db, "somebody", 60);
    await countRecentRequests(db, "ada@railway.example", 60);
    await captchaSecret(db, "secret");
    const stored = await insertDemoRequest(db, request("webhook"));
    const again = await insertDemoRequest(db, request("webhook"));

    expect([stored.outcome, again.outcome]).toEqual(["stored", "replayed"]);
  });

  test("it passes requests on, puts them back, and gives them up", async () => {
    const { db } = serving;
    for (const sink of ["email", "confirmation"] as const) {
      await insertDemoRequest(db, { ...request(sink), replayKey: undefined });
    }
    const take = async (sink: "email" | "confirmation") => {
      const parcel = await claimParcel(db, sink, 60);
      if (parcel === undefined) throw new Error(`Nothing is due for ${sink}`);
      return parcel;
    };

    const email = await take("email");
    await putBack(db, email, "down");
    await markDelivered(db, await take("email"));
    await postpone(db, await take("confirmation"), { delaySeconds: 0, error: "later" });
    await bury(db, await take("confirmation"), "never");

    expect(await outboxFigures(db)).toMatchObject({ dead: 1 });
  });

  test("it searches, and clears away what is over", async () => {
    const { db } = serving;
    const marks = { start: "<", end: ">" };

    const found = await searchPosts(db, { query: "rail", terms: ["rail"], limit: 5, marks });
    await deleteEndedCounts(db);
    await deleteOldReplays(db);

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
  ])("it may not %s", async (statement) => {
    const refused = serving.db.query(statement);

    await expect(refused).rejects.toMatchObject({ code: "42501" });
  });

  test("every table of ours has a place among the rights", async () => {
    const { rows } = await owner.db.query<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relowner = 'site_owner'::regrole",
    );

    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(servingRights).sort());
  });

  test("what it may do beyond its needs, or not do, is found", async () => {
    await owner.db.query("GRANT DELETE ON demo_requests TO site; REVOKE SELECT ON media FROM site");

    const before = await findRights(serving.db);
    await expect(bringUpToDate(serving, silentLog)).rejects.toThrow(/SELECT on media missing/);
    await grantServingRights(owner.db, "site");
    const after = await findRights(serving.db);

    expect(before).toEqual({ beyond: ["DELETE on demo_requests"], lacking: ["SELECT on media"] });
    expect(after).toEqual({ beyond: [], lacking: [] });
    expect(await findRole(serving.db)).toMatchObject({ role: "site", mayMigrate: false });
  });

  test("a site that may not migrate says which migrations its database waits for", async () => {
    await owner.db.query("DELETE FROM schema_migrations WHERE name LIKE '0022%'");

    const starting = bringUpToDate(serving, silentLog);

    await expect(starting).rejects.toThrow(
      /0022_index_posts_for_search\.sql missing.* role site may not .*npm run migrate/,
    );
  });

  test.each([
    ["nobody", /There is no database role nobody/],
    ["site_owner", /owns the tables/],
    ["postgres", /owns the tables/],
  ])("%s is no role to serve with", async (role, reason) => {
    await expect(grantServingRights(owner.db, role)).rejects.toThrow(reason);
  });

  test("nobody but the owner gives rights away", async () => {
    await expect(grantServingRights(serving.db, "site")).rejects.toThrow(/does not own the tables/);
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

import { expect, test } from "@playwright/test";
import { type Siteverify, startSiteverify } from "../../server/testing/siteverify-stand-in.ts";
import type { Database } from "./support/database.ts";
import { submit } from "./support/demo-request.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

/** A site must recover within this time after a fault, without a restart. */
const HEALED_WITHIN_MS = 30_000;
/** The site's database role, which is not a superuser, so its connections can be limited. */
const ROLE = `site_${crypto.randomUUID().replaceAll("-", "")}`;

/** A preview that has not expired. Checking its signature requires the database. */
const PREVIEW = "/preview/a-draft/zzzzzzz.signature";

/** Makes name resolution fail in the process until the next signal. */
const LOSE_NAMES_ON_SIGUSR2 = `--import=data:text/javascript,${encodeURIComponent(`
  import dns from "node:dns";
  const { lookup } = dns;
  let isLost = false;
  process.on("SIGUSR2", () => { isLost = !isLost; });
  dns.lookup = (name, options, done) => {
    if (!isLost) return lookup(name, options, done);
    const error = Object.assign(new Error("getaddrinfo EAI_AGAIN " + name), { code: "EAI_AGAIN" });
    queueMicrotask(() => (done ?? options)(error));
  };
`)}`;

let database: Database;
let captcha: Siteverify;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  captcha = await startSiteverify();
  const [row] = await database.query<{ name: string }>("SELECT current_database() AS name");
  await database.query(`CREATE ROLE ${ROLE} LOGIN; ALTER DATABASE ${row?.name} OWNER TO ${ROLE}`);
  site = await Site.start({
    ...captcha.environment,
    DATABASE_URL: database.url.replace("postgres@127.0.0.1", `${ROLE}@localhost`),
    NODE_OPTIONS: LOSE_NAMES_ON_SIGUSR2,
    TRUST_PROXY: "1",
  });
});

test.afterAll(async () => {
  await site?.stop();
  captcha?.stop();
  await database?.drop();
});

test("the database is away: pages are served, the form answers 503, and both recover", async () => {
  await database.closeGate();

  await expectPagesStay();
  await expectFormUnavailable();
  const missing = await ask(site.url, "/insights/no-such-post");
  expect(missing.status).toBe(503);
  expect(missing.text).toContain("No posts found");
  expect((await ask(site.url, "/api/blog_posts")).status).toBe(503);
  const preview = await ask(site.url, PREVIEW);
  expect(preview.status).toBe(503);
  expect(Number(preview.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(site.url, "/readyz")).status).toBe(503);
  expect((await ask(site.url, "/healthz")).status).toBe(200);

  await database.openGate();
  await expectHealed();
  expect((await ask(site.url, "/insights/no-such-post")).status).toBe(404);
  expect((await ask(site.url, PREVIEW)).status).toBe(404);
});

test("all connections are cut, as by a failover: the next request is stored", async () => {
  await cutConnections();

  await expectHealed();
});

test("the database is read-only, as on a full disk or a replica: the form answers 503", async () => {
  await database.query(`ALTER ROLE ${ROLE} SET default_transaction_read_only = on`);
  await cutConnections();

  await expectPagesStay();
  await expectFormUnavailable();

  await database.query(`ALTER ROLE ${ROLE} SET default_transaction_read_only = off`);
  await cutConnections();
  await expectHealed();
});

test("the database has no connection left: pages are served, the form answers 503", async () => {
  await database.query(`ALTER ROLE ${ROLE} CONNECTION LIMIT 0`);
  await cutConnections();

  await expectPagesStay();
  await expectFormUnavailable();

  await database.query(`ALTER ROLE ${ROLE} CONNECTION LIMIT -1`);
  await expectHealed();
});

test("the database's name is not found: pages are served, the form answers 503", async () => {
  site.signal("SIGUSR2");
  await cutConnections();

  await expectPagesStay();
  await expectFormUnavailable();

  site.signal("SIGUSR2");
  await expectHealed();
});

test("the database is slow: a request waits for its lock and is stored", async () => {
  const other = await database.connect();
  await other.query("BEGIN; LOCK TABLE demo_requests");

  const answer = submit(site.url);
  const waiting = "SELECT count(*)::integer AS count FROM pg_locks WHERE NOT granted";
  await expect
    .poll(async () => (await database.query<{ count: number }>(waiting))[0]?.count)
    .toBe(1);
  await expectPagesStay();
  await other.end();

  expect((await answer).status).toBe(201);
});

test("a site that starts before its database waits for it", async () => {
  await database.closeGate();
  const early = await Site.create({ ...database.environment, PAGE_CACHE: "off" });
  early.spawn();
  await expect
    .poll(() => early.log.join("\n"), { timeout: 60_000 })
    .toMatch(/ECONNREFUSED.*waiting for the database/);

  await database.openGate();
  await early.ready();

  expect((await ask(early.url, "/insights")).status).toBe(200);
  await early.stop();
  await expectHealed();
});

test("the captcha's provider is away: the form answers 503 with the reason", async () => {
  captcha.stop();

  const answer = await submit(site.url);

  expect(answer.status).toBe(503);
  expect(answer.text).toContain("The captcha cannot be checked at the moment.");
});

async function cutConnections(): Promise<void> {
  await database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1",
    [ROLE],
  );
}

async function expectPagesStay(): Promise<void> {
  for (const path of ["/", "/insights", "/book-a-demo"]) {
    const { status, text } = await ask(site.url, path);
    expect(status, path).toBe(200);
    expect(text, path).toContain("</html>");
    expect(text, path).not.toContain("No posts found");
  }
}

async function expectFormUnavailable(): Promise<void> {
  const answer = await submit(site.url);
  expect(answer.status).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "unavailable" } });
}

async function expectHealed(): Promise<void> {
  await expect
    .poll(async () => (await submit(site.url)).status, { timeout: HEALED_WITHIN_MS })
    .toBe(201);
  await expect.poll(async () => (await ask(site.url, "/readyz")).status).toBe(200);
}

import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import pg from "pg";
// biome-ignore lint/style/noRestrictedImports: a fault needs a database that can be broken
import { startThrowawayPostgres, type ThrowawayPostgres } from "../server/db/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { goodToken, startSiteverify } from "./hosted-captcha-site.ts";
import { type RunningSite, startSite } from "./start-site.ts";

/** Each fault is put right again, and the site must heal by itself within this time. */
const HEALED_WITHIN_MS = 15_000;
const READ_ONLY = "ALTER DATABASE postgres SET default_transaction_read_only";

test.describe.configure({ mode: "serial", timeout: 60_000 });

let postgres: ThrowawayPostgres | undefined;
let captcha: Awaited<ReturnType<typeof startSiteverify>>;
let site: RunningSite;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and faults need one");
  if (postgres === undefined) return;
  captcha = await startSiteverify();
  site = await startSite({
    DATABASE_URL: postgres.url,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    CAPTCHA_PROVIDER: "recaptcha",
    CAPTCHA_SITE_KEY: "site-key",
    CAPTCHA_SECRET_KEY: "secret-key",
    CAPTCHA_VERIFY_URL: captcha.url,
  });
});

test.afterAll(async () => {
  await site?.stop();
  captcha?.stop();
  await postgres?.stop();
});

test("the database stops: pages stay, the form asks to come again, and both heal", async () => {
  await postgres?.suspend();

  await expectPagesStay();
  await expectFormUnavailable();
  await expectUnpackedPage(503, "Something went wrong");
  expect(await readiness()).toEqual({ status: 503, reasons: ["the database does not answer"] });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  await postgres?.resume();
  await expectHealed("the database stopped");
  await expectUnpackedPage(404, "</footer>");
});

test("what changed while nobody listened is shown after an outage", async () => {
  await inDatabase("UPDATE blog_posts SET title = 'Before' WHERE slug = 'reading-track-geometry'");
  await expect.poll(insightsPage).toContain("Before");

  await inDatabase(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'website listener'; UPDATE blog_posts SET title = 'Afterwards' WHERE slug = 'reading-track-geometry'",
  );

  await expect.poll(insightsPage, { timeout: HEALED_WITHIN_MS }).toContain("Afterwards");
});

test("all connections are cut, as by a failover: the next request is stored", async () => {
  await inDatabase(CUT_ALL);

  await expectHealed("all connections cut");
});

test("the database turns read-only, as on a full disk or a replica", async () => {
  await inDatabase(`${READ_ONLY} = on; ${CUT_ALL}`);

  await expectPagesStay();
  await expectFormUnavailable();

  await inDatabase(`SET default_transaction_read_only = off; ${READ_ONLY} = off; ${CUT_ALL}`);
  await expectHealed("the database was read-only");
});

test("the database has no connection left", async () => {
  const others = await takeAllConnections();

  await expectPagesStay();
  await expectFormUnavailable();

  await Promise.all(others.map((other) => other.end()));
  await expectHealed("no connection was left");
});

test("the database is slow: a request that waits is stored when its turn comes", async () => {
  const other = await connected();
  await other.query("BEGIN; LOCK TABLE demo_requests");

  const answer = send();
  await expect.poll(() => countWaiting(other)).toBe(1);
  await expectPagesStay();
  await other.end();

  expect((await answer).status).toBe(201);
});

test("the captcha's provider goes away: nobody is let in unseen, nobody is told a wrong reason", async () => {
  captcha.stop();

  const answer = await send();

  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("The captcha cannot be checked at the moment.");
});

const CUT_ALL =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name LIKE 'website%'";

async function expectPagesStay(): Promise<void> {
  for (const path of [paths.home(), paths.insights(), paths.bookADemo()]) {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).toContain("</html>");
  }
  expect(await insightsPage()).not.toContain("No posts found");
}

/** A page that is made when somebody asks for it. */
async function expectUnpackedPage(status: number, words: string): Promise<void> {
  const answer = await fetch(site.url + paths.insight("nobody-wrote-this"));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
}

async function expectFormUnavailable(): Promise<void> {
  const answer = await send();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
}

/** Asks as often as a patient visitor would not, to see how long it takes. */
async function expectHealed(fault: string): Promise<void> {
  const start = Date.now();
  await expect
    .poll(async () => (await send()).status, { timeout: HEALED_WITHIN_MS, intervals: [50] })
    .toBe(201);
  await expect.poll(async () => (await readiness()).status).toBe(200);
  process.stderr.write(`${fault}: healed after ${Date.now() - start} ms\n`);
}

/** A demo request from an address that was never seen before, so that no limit counts. */
function send(): Promise<Response> {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3));
  return fetch(site.url + paths.api.submitDemoRequest(), {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.${a}.${b}.${c}` },
    body: JSON.stringify({
      email: `${randomUUID()}@railway.example`,
      full_name: "Ada Lovelace",
      company_name: "Analytical Railways",
      industry: "Railways",
      recaptcha_token: goodToken,
      request_id: randomUUID(),
    }),
  });
}

async function insightsPage(): Promise<string> {
  return (await fetch(site.url + paths.insights())).text();
}

async function readiness() {
  const answer = await fetch(`${site.url}/readyz`);
  const { reasons } = (await answer.json()) as { reasons: string[] };
  return { status: answer.status, reasons };
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgres?.url });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

async function inDatabase(sql: string): Promise<void> {
  const client = await connected();
  for (const statement of sql.split("; ")) await client.query(statement);
  await client.end();
}

async function countWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT count(*)::integer AS count FROM pg_locks WHERE NOT granted",
  );
  return rows[0].count;
}

/** Takes every connection that the server has, those of the site as well. */
async function takeAllConnections(): Promise<pg.Client[]> {
  const first = await connected();
  const others = [first];
  for (;;) {
    await first.query(CUT_ALL);
    const sitesBefore = await countOfSite(first);
    const other = await connected().catch(() => undefined);
    if (other !== undefined) others.push(other);
    else if (sitesBefore === 0) return others;
  }
}

async function countOfSite(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE application_name LIKE 'website%'",
  );
  return rows[0].count;
}

import { expect } from "@playwright/test";
import pg from "pg";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { startSiteverify } from "./hosted-captcha-site.ts";
import { type RunningSite, startSite } from "./start-site.ts";
import {
  expectFormUnavailable,
  expectHealed,
  expectPagesStay,
  HEALED_WITHIN_MS,
  insightsPage,
  readiness,
  send,
} from "./visitors-of-a-fault.ts";

const READ_ONLY = "ALTER DATABASE postgres SET default_transaction_read_only";

/** Makes the process find no name while it is told so, by every second signal. */
const LOSE_NAMES = `--import=data:text/javascript,${encodeURIComponent(`
  import dns from "node:dns";
  const { lookup } = dns;
  let lost = false;
  process.on("SIGUSR2", () => { lost = !lost; });
  dns.lookup = (name, options, found) => {
    if (!lost) return lookup(name, options, found);
    const error = Object.assign(new Error("getaddrinfo EAI_AGAIN " + name), { code: "EAI_AGAIN" });
    queueMicrotask(() => (found ?? options)(error));
  };
`)}`;

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
    DATABASE_URL: postgres.url.replace("127.0.0.1", "localhost"),
    NODE_OPTIONS: LOSE_NAMES,
    TRUST_PROXY: "1",
    DRAIN_SECONDS: "0",
    ...captcha.environment,
  });
});

test.afterAll(async () => {
  await site?.stop();
  captcha?.stop();
  await postgres?.stop();
});

test("the database stops: pages stay, the form asks to come again, and both heal", async () => {
  await postgres?.suspend();

  await expectPagesStay(site);
  await expectFormUnavailable(site);
  await expectUnpackedPage(503, "No posts found");
  expect(await readiness(site)).toEqual({ status: 503, reasons: ["the database does not answer"] });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);

  await postgres?.resume();
  await expectHealed(site, "the database stopped");
  await expectUnpackedPage(404, "</footer>");
});

test("what changed while nobody listened is shown after an outage", async () => {
  await inDatabase("UPDATE blog_posts SET title = 'Before' WHERE slug = 'reading-track-geometry'");
  await expect.poll(() => insightsPage(site)).toContain("Before");

  await inDatabase(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'website listener'; UPDATE blog_posts SET title = 'Afterwards' WHERE slug = 'reading-track-geometry'",
  );

  await expect
    .poll(() => insightsPage(site), { timeout: HEALED_WITHIN_MS })
    .toContain("Afterwards");
});

test("all connections are cut, as by a failover: the next request is stored", async () => {
  await inDatabase(CUT_ALL);

  await expectHealed(site, "all connections cut");
});

test("the database turns read-only, as on a full disk or a replica", async () => {
  await inDatabase(`${READ_ONLY} = on; ${CUT_ALL}`);

  await expectPagesStay(site);
  await expectFormUnavailable(site);

  await inDatabase(`SET default_transaction_read_only = off; ${READ_ONLY} = off; ${CUT_ALL}`);
  await expectHealed(site, "the database was read-only");
});

test("the database has no connection left", async () => {
  const others = await takeAllConnections();

  await expectPagesStay(site);
  await expectFormUnavailable(site);

  await Promise.all(others.map((other) => other.end()));
  await expectHealed(site, "no connection was left");
});

test("the database is slow: a request that waits is stored when its turn comes", async () => {
  const other = await connected();
  await other.query("BEGIN; LOCK TABLE demo_requests");

  const answer = send(site);
  await expect.poll(() => countWaiting(other)).toBe(1);
  await expectPagesStay(site);
  await other.end();

  expect((await answer).status).toBe(201);
});

test("the database's name is not found any more, and then again", async () => {
  site.process.kill("SIGUSR2");
  await inDatabase(CUT_ALL);

  await expectPagesStay(site);
  await expectFormUnavailable(site);
  await expect.poll(() => site.log.join("\n")).toContain("EAI_AGAIN");

  site.process.kill("SIGUSR2");
  await expectHealed(site, "the name was not found");
});

test("the captcha's provider goes away: nobody is let in unseen, nobody is told a wrong reason", async () => {
  captcha.stop();

  const answer = await send(site);

  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("The captcha cannot be checked at the moment.");
});

const CUT_ALL =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name LIKE 'website%'";

/** A page that is made when somebody asks for it. */
async function expectUnpackedPage(status: number, words: string): Promise<void> {
  const answer = await fetch(site.url + paths.insight("nobody-wrote-this"));
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(words);
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

/**
 * Takes every connection that the server has, those of the site as well. A refusal alone does not say
 * so: the site may have come in between, and one that just came in is not listed yet.
 */
async function takeAllConnections(): Promise<pg.Client[]> {
  const first = await connected();
  const { rows } = await first.query("SHOW max_connections");
  const others = [first];
  while (others.length < Number(rows[0].max_connections)) {
    await first.query(CUT_ALL);
    const other = await connected().catch(() => undefined);
    if (other !== undefined) others.push(other);
  }
  return others;
}

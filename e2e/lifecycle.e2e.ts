import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "@playwright/test";
import pg from "pg";
import {
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./start-site.ts";

/** Throws in the server from outside, where no code of the site could catch it. */
const THROW_ON_SIGUSR2 =
  "--import=data:text/javascript,process.on('SIGUSR2',()=>{throw%20new%20Error('injected')})";

test.describe.configure({ mode: "serial", timeout: 60_000 });

let postgres: ThrowawayPostgres | undefined;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
});

test.afterAll(() => postgres?.stop());

test("an idle site stops at once and ends well", async () => {
  const site = await startSite(databaseIfAny());

  site.process.kill("SIGTERM");

  expect(await once(site.process, "exit")).toEqual([0, null]);
  await site.stop();
});

test("an error that nobody caught is logged, and the site ends in order with a failure", async () => {
  const site = await startSite({ ...databaseIfAny(), NODE_OPTIONS: THROW_ON_SIGUSR2 });

  site.process.kill("SIGUSR2");
  const [code] = await once(site.process, "exit");

  expect(code).toBe(1);
  expect(site.log.join("\n")).toMatch(/"level":60.*injected.*an error that nobody caught/);
  await site.stop();
});

test.describe("on PostgreSQL", () => {
  test.beforeEach(() => {
    test.skip(postgres === undefined, "PostgreSQL is not installed here");
  });

  test("a page that streams is finished before the site ends", async () => {
    const { site, unlock, page } = await streamingPage();

    site.process.kill("SIGTERM");
    await expect.poll(() => site.log.join()).toContain("stopping");
    await unlock();

    expect(await rest(page)).toContain("</html>");
    expect(await once(site.process, "exit")).toEqual([0, null]);
    await site.stop();
  });

  test("a second signal does not wait for it", async () => {
    const { site, unlock, page } = await streamingPage();
    page.on("error", () => undefined);

    site.process.kill("SIGTERM");
    await expect.poll(() => site.log.join()).toContain("stopping");
    site.process.kill("SIGTERM");

    expect(await once(site.process, "exit")).toEqual([1, null]);
    await unlock();
    await site.stop();
  });

  test("a site that starts before its database waits for it, and says so", async () => {
    await postgres?.suspend();
    const log: string[] = [];
    const starting = startSite(databaseIfAny(), log);
    await expect.poll(() => log.join("\n")).toMatch(/ECONNREFUSED.*waiting for the database/);

    await postgres?.resume();
    const site = await starting;

    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await site.stop();
  });
});

/** Without, the site makes one of its own, which takes longer. */
function databaseIfAny(): { DATABASE_URL?: string } {
  return postgres === undefined ? {} : { DATABASE_URL: postgres.url };
}

/** A site of which one page waits for posts that somebody else has locked. */
async function streamingPage() {
  const site: RunningSite = await startSite({ ...databaseIfAny(), PAGE_CACHE: "off" });
  const other = new pg.Client({ connectionString: postgres?.url });
  await other.connect();
  await other.query("BEGIN; LOCK TABLE blog_posts");
  const [page] = (await once(get(`${site.url}${paths.insights()}`), "response")) as [
    IncomingMessage,
  ];
  await once(page, "readable");
  const unlock = () => other.end();
  return { site, unlock, page };
}

async function rest(page: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of page) text += piece;
  return text;
}

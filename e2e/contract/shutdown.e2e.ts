import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { createDatabase } from "./support/database.ts";
import { hostedCaptcha } from "./support/demo-request.ts";
import { killUnderRequests, startCrowd } from "./support/kill-under-requests.ts";
import { ask } from "./support/network.ts";
import { preload, Site } from "./support/site.ts";

/** For what a site logs when it begins to stop: from then on its pages have a few seconds. */
const AT_ONCE = { intervals: [20] };
/** Throws an uncaught error in the site's process. */
const THROW_ON_SIGUSR2 = preload("process.on('SIGUSR2', () => { throw new Error('injected'); })");

for (const kind of ["embedded", "PostgreSQL"] as const) {
  test(`kill -9 under requests, twice, on ${kind}: every 201 is stored once and delivered`, async () => {
    const database = kind === "PostgreSQL" ? await createDatabase() : undefined;

    const { accepted, losses } = await killUnderRequests(database?.environment ?? {}, 2);

    expect(accepted).toBeGreaterThanOrEqual(2);
    for (const [name, count] of Object.entries(losses)) expect(count, name).toBe(0);
    await database?.drop();
  });
}

test("SIGTERM under load: every request that was answered with 201 is stored, and the site ends with 0", async () => {
  const database = await createDatabase();
  const site = await Site.start({ ...database.environment, ...hostedCaptcha });
  const crowd = startCrowd(site.url);
  await expect.poll(() => crowd.accepted.length).toBeGreaterThan(10);

  expect(await site.end()).toBe(0);
  await crowd.stop();
  // Every stored row must have a complete 201 response.
  const rows = await database.query<{ reference: string }>("SELECT reference FROM demo_requests");
  expect(rows.map(({ reference }) => reference).sort()).toEqual(crowd.accepted.sort());
  await site.stop();
  await database.drop();
});

test("SIGTERM: a page that streams is finished before the site ends", async () => {
  const { site, page, unlock, stop } = await streamingPage();

  site.signal("SIGTERM");
  await expect.poll(() => site.log.join(), AT_ONCE).toContain("stopping");
  await unlock();

  expect(await text(page)).toContain("</html>");
  expect(await site.exited()).toBe(0);
  await stop();
});

test("SIGTERM: a site that drains refuses new traffic at /readyz and serves pages, until a second signal of any kind ends it at once with 1", async () => {
  const { site, page, unlock, stop } = await streamingPage({ DRAIN_SECONDS: "60" });
  page.on("error", () => undefined);

  site.signal("SIGTERM");
  await expect.poll(async () => (await ask(site.url, "/readyz")).status).toBe(503);
  const { status, headers } = await ask(site.url, "/careers");
  expect([status, headers.connection]).toEqual([200, "close"]);
  site.signal("SIGINT");

  expect(await site.exited()).toBe(1);
  expect(site.log.join()).toContain("stopping at once");
  await unlock();
  await stop();
});

test("uncaught errors are logged, a page that streams is finished, and the site ends with 1", async () => {
  const { site, page, unlock, stop } = await streamingPage({ NODE_OPTIONS: THROW_ON_SIGUSR2 });
  const errors = () => site.log.filter((line) => /"level":60.*injected/.test(line));

  site.signal("SIGUSR2");
  await expect.poll(errors, AT_ONCE).toHaveLength(1);
  site.signal("SIGUSR2");
  await unlock();

  expect(await text(page)).toContain("</html>");
  expect(await site.exited()).toBe(1);
  expect(errors()).toHaveLength(2);
  await stop();
});

/** A site of which one page waits for posts that another session has locked. */
async function streamingPage(environment: Record<string, string> = {}) {
  const database = await createDatabase();
  const site = await Site.start({ ...database.environment, ...environment });
  const unlock = await database.lock("blog_posts");
  const [page] = (await once(get(`${site.url}/insights`), "response")) as [IncomingMessage];
  await once(page, "readable");
  const stop = () => site.stop().then(database.drop);
  return { site, page, unlock, stop };
}

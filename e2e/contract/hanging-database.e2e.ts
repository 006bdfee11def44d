import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { type Answer, ask } from "./support/network.ts";
import { insertPost } from "./support/posts.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

/** A stale page is sent within 100 ms on an idle machine. Any timeout of the database is longer than this. */
const AT_ONCE_MS = 1_000;
/** Less than the time limit of a proxy, which would answer with an error page of its own. */
const GIVEN_UP_WITHIN_MS = 20_000;
/** Less than any timeout of the database. */
const HEALTH_CHECK_MS = 7_000;
const SLUG = "a-post-on-a-hanging-database";
const shown = ["/", "/insights", `/insights/${SLUG}`, "/feed.xml", "/feed.json", "/llms.txt"];

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment });
  await insertPost(database, { slug: SLUG, title: "First title", publishedAt: "now" });
  await expect.poll(() => whereMissing("First title")).toEqual([]);
});

test.afterEach(() => database.resume());

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("stale pages, posts and feeds are sent at once, and refreshed once the database answers", async () => {
  await database.query("UPDATE blog_posts SET title = 'Second title' WHERE slug = $1", [SLUG]);
  await expect.poll(async () => (await ask(site.url, "/insights")).text).toContain("Second title");
  database.stall();

  for (const path of shown) {
    const { status, text, ms } = await timed(path);
    expect.soft(status, path).toBe(200);
    expect.soft(text, path).toMatch(/First title|Second title/);
    expect.soft(ms, path).toBeLessThan(AT_ONCE_MS);
  }

  database.resume();
  await expect.poll(() => whereMissing("Second title")).toEqual([]);
});

test("a change takes effect at once although the site can read no posts", async () => {
  const [writer, locker] = [await database.connect(), await database.connect()];
  await writer.query(`BEGIN; UPDATE blog_posts SET title = 'Third title' WHERE slug = '${SLUG}'`);
  const locked = locker.query("BEGIN; LOCK TABLE blog_posts");
  await delay(100);
  await writer.query("COMMIT");
  await locked;

  // A fresh page is answered from the cache, a stale one only after an attempt to refresh it.
  await expect
    .poll(async () => {
      const { headers } = await ask(site.url, `/insights/${SLUG}`);
      return logLineOf(headers["x-request-id"] ?? "none");
    })
    .toContain('"cache":"miss"');

  await Promise.all([writer.end(), locker.end()]);
  await expect.poll(() => whereMissing("Third title")).toEqual([]);
});

test("a page that was never rendered says within the deadline that its data is missing", async () => {
  database.stall();

  const answers = await Promise.all(
    ["/insights?category=blog&page=7", "/insights/never-rendered", "/feed.xml?category=blog"].map(
      timed,
    ),
  );

  const [list, post, feed] = answers;
  expect(list?.text).toContain("No posts found");
  expect([post?.status, feed?.status]).toEqual([503, 503]);
  for (const missing of [post, feed]) {
    expect(missing?.headers["cache-control"]).toBe("no-store");
    expect(Number(missing?.headers["retry-after"])).toBeGreaterThan(0);
  }
  for (const { ms } of answers) expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
});

test("/readyz names the reason before a health check gives up", async () => {
  database.stall();

  const { status, text, ms } = await timed("/readyz");

  expect(status).toBe(503);
  expect(JSON.parse(text).reasons).toEqual(["the database does not answer"]);
  expect(ms).toBeLessThan(HEALTH_CHECK_MS);
});

test("SIGTERM ends the site with 0 within 12 seconds", async () => {
  database.stall();
  const visitors = ["/insights?page=2", "/insights/never-rendered", "/search?q=rail"].map((path) =>
    ask(site.url, path).catch(() => undefined),
  );
  await delay(500);
  const start = performance.now();

  site.signal("SIGTERM");

  expect(await site.exited()).toBe(0);
  expect(performance.now() - start).toBeLessThan(12_000);
  await Promise.all(visitors);
});

async function timed(path: string): Promise<Answer & { ms: number }> {
  const start = performance.now();
  const answer = await ask(site.url, path);
  return { ...answer, ms: performance.now() - start };
}

/** The log line of a request, which the site writes after the response. */
async function logLineOf(requestId: string): Promise<string> {
  const lineOf = () => site.log.find((line) => line.includes(requestId));
  await expect.poll(lineOf).toBeDefined();
  return lineOf() ?? "";
}

/** The addresses that do not show the text. */
async function whereMissing(text: string): Promise<string[]> {
  const answers = await Promise.all(shown.map((path) => ask(site.url, path)));
  return shown.filter((_, n) => !answers[n]?.text.includes(text));
}

import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { hostedCaptcha, submit } from "./support/demo-request.ts";
import { type Answer, ask } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { Site } from "./support/site.ts";

/** The site's database role, which is not a superuser, so its connections can be limited. */
const ROLE = `site_${crypto.randomUUID().replaceAll("-", "")}`;
/** A preview that has not expired. Checking its signature requires the database. */
const PREVIEW = "/preview/a-draft/zzzzzzz.signature";

const SLUG = "a-post-on-a-hanging-database";
const shown = ["/", "/insights", `/insights/${SLUG}`, "/feed.xml", "/feed.json", "/llms.txt"];

const own = ownSite(async (database) => {
  const [row] = await database.query<{ name: string }>("SELECT current_database() AS name");
  await database.query(`CREATE ROLE ${ROLE} LOGIN; ALTER DATABASE ${row?.name} OWNER TO ${ROLE}`);
  return {
    ...hostedCaptcha,
    DATABASE_URL: database.url.replace("postgres@", `${ROLE}@`),
    PAGE_CACHE: "on",
  };
});

test.afterEach(() => own.database.resume());

const alterRole = (change: string) => () => own.database.query(`ALTER ROLE ${ROLE} ${change}`);

for (const [fault, begin, end] of [
  ["is away", () => own.database.closeGate(), () => own.database.openGate()],
  [
    "is read-only, as on a full disk or a replica",
    alterRole("SET default_transaction_read_only = on"),
    alterRole("SET default_transaction_read_only = off"),
  ],
  ["has no connection left", alterRole("CONNECTION LIMIT 0"), alterRole("CONNECTION LIMIT -1")],
] as [string, () => Promise<unknown>, () => Promise<unknown>][]) {
  test(`the database ${fault}: pages are served, the form answers 503, and both recover`, async () => {
    await begin();
    await cutConnections();

    await expectPagesStay();
    const answer = await submit(own.site.url);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "unavailable" } });

    await end();
    await cutConnections();
    await expectHealed();
  });
}

test("what needs the database answers 503 while it is away, and 404 afterwards", async () => {
  await own.database.closeGate();

  for (const path of [
    ...["/insights/no-such-post", "/insights/no-such-post.md", "/api/blog_posts", PREVIEW],
    ...["/api/post-summaries?page=7", "/media/0123456789abcdef-640.webp", "/readyz"],
  ]) {
    expect.soft((await ask(own.site.url, path)).status, path).toBe(503);
  }
  expect((await ask(own.site.url, "/insights/no-such-post")).text).toContain("No posts found");
  expect(Number((await ask(own.site.url, PREVIEW)).headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(own.site.url, "/healthz")).status).toBe(200);

  await own.database.openGate();
  await expectHealed();
  for (const path of ["/insights/no-such-post", PREVIEW]) {
    expect((await ask(own.site.url, path)).status, path).toBe(404);
  }
});

test("the database is slow: a request waits for its lock and is stored", async () => {
  const unlock = await own.database.lock("demo_requests");

  const answer = submit(own.site.url);
  const waiting = "SELECT FROM pg_locks WHERE NOT granted";
  await expect.poll(() => own.database.query(waiting)).toHaveLength(1);
  await expectPagesStay();
  await unlock();

  expect((await answer).status).toBe(201);
});

test("a site that starts before its database waits for it", async () => {
  await own.database.closeGate();
  const early = await Site.create(own.database.environment);
  early.spawn();
  await expect.poll(() => early.log.join("\n")).toMatch(/ECONNREFUSED.*waiting for the database/);

  await own.database.openGate();
  await early.ready();

  expect((await ask(early.url, "/insights")).status).toBe(200);
  await early.stop();
  await expectHealed();
});

test("the database hangs: stale pages, posts and feeds are sent at once, and refreshed once the database answers", async () => {
  await own.database.insertPost({ slug: SLUG, title: "First title" });
  await expect.poll(() => whereMissing("First title")).toEqual([]);
  await own.database.query("UPDATE blog_posts SET title = 'Second title' WHERE slug = $1", [SLUG]);
  await expect
    .poll(async () => (await ask(own.site.url, "/insights")).text)
    .toContain("Second title");
  own.database.stall();

  for (const path of shown) {
    const answers = [await timed(path), await timed(path), await timed(path)];
    for (const { status, text } of answers) {
      expect.soft(status, path).toBe(200);
      expect.soft(/First title|Second title/.test(text), path).toBe(true);
    }
    // The best of three, because the machine may be busy.
    expect.soft(Math.min(...answers.map(({ ms }) => ms)), path).toBeLessThan(250);
  }

  own.database.resume();
  await expect.poll(() => whereMissing("Second title")).toEqual([]);
});

test("the database hangs: a page that was never rendered says within the deadline that its data is missing, /readyz earlier why", async () => {
  own.database.stall();

  const [list, post, feed, ready] = await Promise.all([
    timed("/insights?category=blog&page=7"),
    timed("/insights/never-rendered"),
    timed("/feed.xml?category=blog"),
    timed("/readyz"),
  ]);

  expect(list.text.includes("No posts found")).toBe(true);
  expect([post.status, feed.status, ready.status]).toEqual([503, 503, 503]);
  for (const { headers } of [post, feed]) {
    expect(headers["cache-control"]).toBe("no-store");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  // The time limit of a proxy is longer. It would answer with an error page of its own.
  for (const { ms } of [list, post, feed]) expect(ms).toBeLessThan(20_000);
  expect(JSON.parse(ready.text).reasons).toEqual(["the database does not answer"]);
  // Less than any timeout of the database.
  expect(ready.ms).toBeLessThan(7_000);
});

test("the database hangs: SIGTERM ends the site with 0 within 12 seconds", async () => {
  own.database.stall();
  const visitors = ["/insights?page=2", "/insights/never-rendered", "/search?q=rail"].map((path) =>
    ask(own.site.url, path).catch(() => undefined),
  );
  await delay(500);
  const start = performance.now();

  expect(await own.site.end()).toBe(0);
  expect(performance.now() - start).toBeLessThan(12_000);
  await Promise.all(visitors);
});

/** As a failover does. */
async function cutConnections(): Promise<void> {
  await own.database.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1",
    [ROLE],
  );
}

async function expectPagesStay(): Promise<void> {
  for (const path of ["/", "/insights", "/book-a-demo"]) {
    const { status, text } = await ask(own.site.url, path);
    expect(status, path).toBe(200);
    expect(text.includes("</html>"), path).toBe(true);
    expect(text.includes("No posts found"), path).toBe(false);
  }
}

/** A site recovers without a restart. */
async function expectHealed(): Promise<void> {
  await expect.poll(async () => (await submit(own.site.url)).status, { timeout: 30_000 }).toBe(201);
  await expect.poll(async () => (await ask(own.site.url, "/readyz")).status).toBe(200);
}

async function timed(path: string): Promise<Answer & { ms: number }> {
  const start = performance.now();
  const answer = await ask(own.site.url, path);
  return { ...answer, ms: performance.now() - start };
}

/** The addresses that do not show the text. */
async function whereMissing(text: string): Promise<string[]> {
  const answers = await Promise.all(shown.map((path) => ask(own.site.url, path)));
  return shown.filter((_, n) => !answers[n]?.text.includes(text));
}

import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Answer, ask } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { insertPost } from "./support/posts.ts";

/** For the best of three answers, because the machine may be busy. */
const AT_ONCE_MS = 250;
/** Less than the time limit of a proxy, which would answer with an error page of its own. */
const GIVEN_UP_WITHIN_MS = 20_000;
/** Less than any timeout of the database. */
const HEALTH_CHECK_MS = 7_000;
const SLUG = "a-post-on-a-hanging-database";
const shown = ["/", "/insights", `/insights/${SLUG}`, "/feed.xml", "/feed.json", "/llms.txt"];

const own = ownSite({ PAGE_CACHE: "on" });

test.beforeAll(async () => {
  await insertPost(own.database, { slug: SLUG, title: "First title", publishedAt: "now" });
  await expect.poll(() => whereMissing("First title")).toEqual([]);
});

test.afterEach(() => own.database.resume());

test("stale pages, posts and feeds are sent at once, and refreshed once the database answers", async () => {
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
    expect.soft(Math.min(...answers.map(({ ms }) => ms)), path).toBeLessThan(AT_ONCE_MS);
  }

  own.database.resume();
  await expect.poll(() => whereMissing("Second title")).toEqual([]);
});

test("a page that was never rendered says within the deadline that its data is missing, /readyz earlier why", async () => {
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
  for (const { ms } of [list, post, feed]) expect(ms).toBeLessThan(GIVEN_UP_WITHIN_MS);
  expect(JSON.parse(ready.text).reasons).toEqual(["the database does not answer"]);
  expect(ready.ms).toBeLessThan(HEALTH_CHECK_MS);
});

test("SIGTERM ends the site with 0 within 12 seconds", async () => {
  own.database.stall();
  const visitors = ["/insights?page=2", "/insights/never-rendered", "/search?q=rail"].map((path) =>
    ask(own.site.url, path).catch(() => undefined),
  );
  await delay(500);
  const start = performance.now();

  own.site.signal("SIGTERM");

  expect(await own.site.exited()).toBe(0);
  expect(performance.now() - start).toBeLessThan(12_000);
  await Promise.all(visitors);
});

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

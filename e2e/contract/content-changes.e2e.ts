import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { ask, metricOf } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { Site } from "./support/site.ts";

const SLUG = "a-post-that-changes";
/** Every kind of address that shows the title. */
const shown = [
  ...["/", "/insights", "/insights?category=blog", `/insights/${SLUG}`, `/insights/${SLUG}.md`],
  ...["/feed.xml", "/feed.xml?category=blog", "/feed.json", "/llms.txt", "/api/post-summaries"],
];

const cached = { PAGE_CACHE: "on", LOG_LEVEL: "warn" };
const own = ownSite(cached);
let sites: Site[] = [];
let round = 0;

test.beforeAll(async () => {
  sites = [own.site, await Site.start({ ...own.database.environment, ...cached })];
  await own.database.query("DELETE FROM blog_posts WHERE slug NOT LIKE '%culvert%'");
  await own.database.insertPost({ slug: SLUG, title: "Round 0" });
});

test.afterAll(() => sites[1]?.stop());

test("a new post, a new slug and a withdrawn post show; every form of the old address redirects", async () => {
  const title = "Fresh from the press";
  const slug = await own.database.insertPost({ title });
  await expectShown(title, ["/insights", `/insights/${slug}`]);

  await own.database.query("UPDATE blog_posts SET slug = slug || '-b' WHERE slug = $1", [slug]);
  for (const [path, headers, location] of [
    [`/insights/${slug}`, {}, `/insights/${slug}-b`],
    [`/insights/${slug}.md`, {}, `/insights/${slug}-b.md`],
    [`/insights/${slug}`, { Accept: "text/markdown" }, `/insights/${slug}-b.md`],
  ] as [string, Record<string, string>, string][]) {
    const redirect = async () => {
      const answer = await ask(own.site.url, path, { headers });
      return [answer.status, answer.headers.location];
    };
    await expect.poll(redirect).toEqual([308, location]);
  }
  await own.database.query("DELETE FROM blog_posts WHERE slug = $1", [`${slug}-b`]);
  const list = () => ask(own.site.url, "/insights").then(({ text }) => text.includes(title));
  await expect.poll(list).toBe(false);
});

test("a post shows when its date comes, and not before", async () => {
  const title = "Not yet";
  const publishedAt = new Date(Date.now() + 3_000).toISOString();
  const slug = await own.database.insertPost({ title, publishedAt });
  const path = `/insights/${slug}`;

  for (const { url } of sites) expect((await ask(url, path)).status).toBe(404);
  await expectShown(title, ["/insights", path], 13_000);
});

test("under load every change by a client of the database shows in time on two sites, under another ETag", async () => {
  const etags = new Set<string | undefined>();
  let isOver = false;
  const visitors = sites.map(async ({ url }) => {
    for (let n = 0; !isOver; n += 1) {
      await ask(url, shown[n % shown.length] ?? "/");
      await delay(10);
    }
  });
  try {
    for (let change = 0; change < 5; change += 1) {
      await rename();
      await delay(Math.random() * 100);
      await expectShown(await rename());
      const list = () => ask(own.site.url, "/insights").then(({ headers }) => headers.etag);
      await expect.poll(list).toBeTruthy();
      etags.add(await list());
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  expect(etags.size).toBe(5);
});

test("pages are served while the database is away, which is measured, and show changes once it is back", async () => {
  const outage = () => metricOf(own.site.url, "content_outage_seconds");
  await expectShown(await rename());
  expect(await outage()).toBe(0);
  await own.database.closeGate();
  await expect.poll(outage).toBeGreaterThan(0);
  const title = await rename();
  for (const { url } of sites) {
    for (const path of shown) expect((await ask(url, path)).status, path).toBe(200);
  }
  await own.database.openGate();

  await expectShown(title, shown, 30_000);
  expect(await outage()).toBe(0);
});

async function rename(): Promise<string> {
  round += 1;
  const title = `Round ${round}.`;
  await own.database.query("UPDATE blog_posts SET title = $1 WHERE slug = $2", [title, SLUG]);
  return title;
}

/** Waits until every address of both sites shows the title. The contract requires a second on an idle machine. */
async function expectShown(title: string, paths = shown, timeout = 10_000) {
  const stillOld = async () => {
    const asked = sites.flatMap(({ url }) => paths.map((path) => ask(url, path)));
    const texts = (await Promise.all(asked)).map(({ text }) => text);
    return texts.flatMap((text, n) => (text.includes(title) ? [] : [paths[n % paths.length]]));
  };
  await expect.poll(stillOld, { timeout, intervals: [20, 50, 100], message: title }).toEqual([]);
}

import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { ask } from "./support/network.ts";
import { insertPost, textsOf } from "./support/posts.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

/** The contract requires one second on an idle machine. */
const SHOWN_WITHIN_MS = 15_000;
const SLUG = "a-post-that-changes";
/** Every kind of address that shows the title. */
const shown = [
  ...["/", "/insights", "/insights?category=blog", `/insights/${SLUG}`, `/insights/${SLUG}.md`],
  ...["/feed.xml", "/feed.xml?category=blog", "/feed.json", "/llms.txt"],
];

let database: Database;
let sites: Site[] = [];
let round = 0;

test.beforeAll(async () => {
  database = await createDatabase();
  const first = await Site.start({ ...database.environment, LOG_LEVEL: "warn" });
  sites = [first, await Site.start({ ...database.environment, LOG_LEVEL: "warn" })];
  await insertPost(database, { slug: SLUG, title: "Round 0", publishedAt: "2020-01-01" });
  await database.query("DELETE FROM blog_posts WHERE slug <> $1 AND slug NOT LIKE '%culvert%'", [
    SLUG,
  ]);
  await database.query("UPDATE blog_posts SET published_at = now() WHERE slug = $1", [SLUG]);
});

test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await database?.drop();
});

test("a change by any client of the database shows on two sites at once", async () => {
  for (let n = 0; n < 5; n += 1) {
    const title = await rename();
    await expectShown(title, SHOWN_WITHIN_MS);
  }
});

test("a new post, a withdrawn post and a new slug show", async () => {
  const slug = await insertPost(database, { title: "Fresh from the press", publishedAt: "now" });
  const path = `/insights/${slug}`;
  const status = () => ask(sites[1]?.url ?? "", path).then((answer) => answer.status);
  await expect.poll(status, { timeout: SHOWN_WITHIN_MS }).toBe(200);
  await expect.poll(() => textsOf(urls(), ["/insights"])).toEqual(both("Fresh from the press"));

  await database.query("UPDATE blog_posts SET slug = slug || '-b' WHERE slug = $1", [slug]);
  await expect.poll(status, { timeout: SHOWN_WITHIN_MS }).toBe(308);
  await database.query("DELETE FROM blog_posts WHERE slug = $1", [`${slug}-b`]);
  await expect
    .poll(async () => (await textsOf(urls(), ["/insights"])).join(), { timeout: SHOWN_WITHIN_MS })
    .not.toContain("Fresh from the press");
});

test("a post shows when its date comes, and not before", async () => {
  const [row] = await database.query<{ soon: string }>(
    "SELECT (now() + interval '3 seconds')::text AS soon",
  );
  const slug = await insertPost(database, { title: "Not yet", publishedAt: row?.soon ?? "" });
  const statuses = async () =>
    Promise.all(sites.map(async (site) => (await ask(site.url, `/insights/${slug}`)).status));

  expect(await statuses()).toEqual([404, 404]);
  await expect.poll(statuses, { timeout: 3_000 + SHOWN_WITHIN_MS }).toEqual([200, 200]);
  await expect.poll(() => textsOf(urls(), ["/insights"])).toEqual(both("Not yet"));
});

test("a post without a date is public and comes last; any category but blog is a press release", async () => {
  await insertPost(database, { title: "Undated", category: "whatever", publishedAt: null });

  await expect
    .poll(() => textsOf(urls(), ["/insights"]), { timeout: SHOWN_WITHIN_MS })
    .toEqual(both("Undated"));
  const [list = ""] = await textsOf(urls(), ["/insights"]);
  const [last = ""] = list.split("<article").slice(-1);
  expect(last).toContain("Undated");
  expect(last).toContain("Press Release");
});

test("under load every change shows in time", async () => {
  let isOver = false;
  const visit = async (visitor: number) => {
    for (let n = visitor; !isOver; n += 1) {
      await ask(urls()[visitor % 2] ?? "", shown[n % shown.length] ?? "/");
      await delay(10);
    }
  };
  const visitors = [0, 1].map(visit);
  try {
    for (let change = 0; change < 5; change += 1) {
      await rename();
      await delay(Math.random() * 100);
      await expectShown(await rename(), SHOWN_WITHIN_MS);
    }
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
});

test("pages are served while the database is away, and show changes once it is back", async () => {
  await expectShown(await rename(), SHOWN_WITHIN_MS);
  await database.closeGate();
  const title = await rename();
  for (const site of sites) {
    for (const path of shown) expect((await ask(site.url, path)).status, path).toBe(200);
  }
  await database.openGate();

  await expectShown(title, 30_000);
});

test("a change shows although all connections were terminated, and later ones show too", async () => {
  await database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await expectShown(await rename(), SHOWN_WITHIN_MS);
  await expectShown(await rename(), SHOWN_WITHIN_MS);
});

function urls(): string[] {
  return sites.map(({ url }) => url);
}

function both(text: string) {
  return [expect.stringContaining(text), expect.stringContaining(text)];
}

async function rename(): Promise<string> {
  round += 1;
  const title = `Round ${round}.`;
  await database.query("UPDATE blog_posts SET title = $1 WHERE slug = $2", [title, SLUG]);
  return title;
}

/** Waits until every address of both sites shows the title. */
async function expectShown(title: string, timeout: number): Promise<void> {
  const stillOld = async () => {
    const texts = await textsOf(urls(), shown);
    return texts.flatMap((text, n) => (text.includes(title) ? [] : [shown[n % shown.length]]));
  };
  await expect.poll(stillOld, { timeout, intervals: [20, 50, 100], message: title }).toEqual([]);
}

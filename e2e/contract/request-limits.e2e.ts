import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { type Answer, ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

/** More than any limit of requests by one network in a minute. */
const TOO_MANY = 650;

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

let network = 0;

for (const [kind, pathOf, status] of [
  ["searches", (n) => (n % 2 ? `/search?in=pages&x=${n}` : `/search?q=&q=rail${n}`), 200],
  ["lists of posts", (n) => `/api/blog_posts?limit=1&x=${n}`, 200],
  ["pages with fields", (n) => `/solutions/autonomous-track-monitoring?at=${n}`, 200],
  ["unknown posts", (n) => `/insights/unknown-${n}`, 404],
  ["unknown pages of the list", (n) => `/insights?page=${700 + n}`, 404],
  ["unknown addresses", (n) => `/unknown/${n}`, 404],
  ["unknown files", (n) => `/pictures/unknown-${n}.webp`, 404],
  ["other spellings of an address", (n) => `/insights/%61${n}`, 404],
] as [string, (n: number) => string, number][]) {
  test(`one network has a limit of ${kind}, which other networks do not share`, async () => {
    network += 1;
    const answers = await manyFrom(`203.0.113.${network}`, pathOf);

    const refused = answers.find((answer) => answer.status !== status);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused?.headers["cache-control"]).toBe("no-store");
    expect(answers.indexOf(refused as Answer)).toBeGreaterThanOrEqual(20);
    expect((await askFrom(`198.51.100.${network}`, pathOf(0))).status).toBe(status);
  });
}

test("pages, feeds and files that are stored have no limit", async () => {
  for (const path of [
    "/careers",
    "/insights",
    "/feed.xml",
    "/api/post-summaries",
    "/favicon.svg",
  ]) {
    await expect.poll(async () => (await askFrom("203.0.113.99", path)).status).toBe(200);
    const answers = await manyFrom("203.0.113.99", (n) => `${path}?utm_source=${n}`);

    expect(
      answers.every(({ status }) => status === 200),
      path,
    ).toBe(true);
  }
});

function askFrom(address: string, path: string): Promise<Answer> {
  return ask(site.url, path, { headers: { "X-Forwarded-For": address } });
}

async function manyFrom(address: string, pathOf: (n: number) => string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < TOO_MANY && answers.at(-1)?.status !== 429; n += 1) {
    answers.push(await askFrom(address, pathOf(n)));
  }
  return answers;
}

import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect } from "@playwright/test";
import pg from "pg";
import { startThrowawayPostgres } from "../server/testing/throwaway-postgres.ts";
import { paths } from "../shared/paths.ts";
import { test } from "./fixtures.ts";
import { type RunningSite, startSite } from "./start-site.ts";

test.describe.configure({ mode: "serial" });

let postgres: { url: string; stop(): Promise<void> } | undefined;
let site: RunningSite;
let other: pg.Client;

test.beforeAll(async () => {
  postgres = await startThrowawayPostgres();
  test.skip(postgres === undefined, "PostgreSQL is not installed here, and a lock needs one");
  if (postgres === undefined) return;
  site = await startSite({ DATABASE_URL: postgres.url, PAGE_CACHE: "off" });
  other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
});

test.afterAll(async () => {
  await other?.end();
  await site?.stop();
  await postgres?.stop();
});

for (const [path, waiting, late] of [
  [paths.insights(), "Loading posts...", "9 posts"],
  [paths.home(), "Latest Industry Updates", "More than 5000 culvert images"],
] as const) {
  test(`while the posts are locked, the rest of ${path} is already there`, async () => {
    await other.query("BEGIN; LOCK TABLE blog_posts");
    const answer = await ask(path);
    const first = await piece(answer);

    expect(answer.statusCode).toBe(200);
    expect(first).toContain("</header>");
    expect(first).toContain(waiting);
    expect(first).not.toContain(late);
    expect(answer.headers["content-security-policy"]).toContain("'nonce-");

    await other.query("COMMIT");
    let rest = "";
    for await (const text of answer) rest += text;
    expect(rest).toContain(late);
    expect(rest).toContain("</html>");
  });
}

test("a visitor sees the list take the place of the words that announced it", async ({ page }) => {
  await other.query("BEGIN; LOCK TABLE blog_posts");
  await page.goto(`${site.url}${paths.insights()}`, { waitUntil: "commit" });
  await expect(page.getByText("Loading posts...")).toBeVisible();

  await other.query("COMMIT");

  await expect(page.getByRole("article")).toHaveCount(9);
  await expect(page.getByText("Loading posts...")).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [paths.insights(), paths.home()]) {
    test(`posts that come late to ${path} are there all the same, above the footer`, async ({
      page,
    }) => {
      await other.query("BEGIN; LOCK TABLE blog_posts");
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect(page.getByText("Loading posts...")).toBeHidden();

      await other.query("COMMIT");

      const post = page.getByRole("article").first();
      await expect(post).toBeVisible();
      const bottom = (await post.boundingBox())?.y ?? Number.NaN;
      expect(bottom).toBeLessThan((await page.getByRole("contentinfo").boundingBox())?.y ?? 0);
    });
  }
});

test("without a lock no inline script is in the page and the policy has no nonce", async () => {
  const answer = await ask(paths.insights());
  let html = "";
  for await (const text of answer) html += text;

  expect(answer.headers["content-security-policy"]).not.toContain("nonce");
  expect(html.match(/<script(?![^>]*\bsrc=|[^>]*ld\+json)/)).toBeNull();
});

test("without its table the list says that there are no posts, and the home page goes without", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/posts/i);
  await other.query("ALTER TABLE blog_posts RENAME TO blog_posts_away");
  const logged = page.waitForEvent("console", (message) => message.type() === "error");

  await page.goto(`${site.url}${paths.insights()}`);

  await logged;
  await expect(page.getByText("No posts found")).toBeVisible();
  await page.goto(`${site.url}${paths.home()}`);
  await expect(page.getByRole("heading", { name: "Our journey" })).toBeVisible();
  await expect(page.getByText("Latest Industry Updates")).toHaveCount(0);
  await other.query("ALTER TABLE blog_posts_away RENAME TO blog_posts");
});

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${site.url}${path}`), "response")) as [IncomingMessage];
  answer.setEncoding("utf8");
  return answer;
}

/** What has arrived once the visible part of the shell is whole. */
async function piece(answer: IncomingMessage): Promise<string> {
  let text = "";
  while (!text.includes("</footer>")) {
    await once(answer, "readable");
    for (let chunk = answer.read(); chunk !== null; chunk = answer.read()) text += chunk;
  }
  return text;
}

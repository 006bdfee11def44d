import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import type pg from "pg";
import type { Database } from "./support/database.ts";
import { ask } from "./support/network.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;
let other: pg.Client;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({ ...database.environment, PAGE_CACHE: "off" });
  other = await database.connect();
});

test.afterAll(async () => {
  await other?.end();
  await site?.stop();
  await database?.drop();
});

for (const [path, waiting, late] of [
  ["/insights", "Loading posts...", "More than 5,000 culvert images"],
  ["/", "Latest Industry Updates", "More than 5,000 culvert images"],
] as const) {
  test(`while the posts are locked the shell of ${path} arrives at once, the posts later`, async () => {
    await other.query("BEGIN; LOCK TABLE blog_posts");
    const answer = await begin(path);
    const shell = await readShell(answer);

    expect(answer.statusCode).toBe(200);
    expect(shell).toContain("</header>");
    expect(shell).toContain(waiting);
    expect(shell).not.toContain(late);
    expect(answer.headers["content-security-policy"]).toContain("'nonce-");
    // Otherwise a proxy such as nginx may hold it back until the posts arrive.
    expect(answer.headers["x-accel-buffering"]).toBe("no");

    await other.query("COMMIT");
    let rest = "";
    for await (const text of answer) rest += text;
    expect(rest).toContain(late);
    expect(rest).toContain("</html>");
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/insights", "/"]) {
    test(`late posts of ${path} are shown after a reload`, async ({ page }) => {
      await other.query("BEGIN; LOCK TABLE blog_posts");
      await page.goto(site.url + path, { waitUntil: "commit" });
      await expect(page.getByText("Loading posts...")).toBeVisible();

      await other.query("COMMIT");

      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("article").first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  }
});

test("with PAGE_CACHE=off the next page shows a change, is complete and has no nonce", async () => {
  for (const title of ["First title", "Second title"]) {
    await database.query("UPDATE blog_posts SET title = $1 WHERE slug LIKE '%culvert-insp%'", [
      title,
    ]);

    const next = await ask(site.url, "/insights");
    expect(next.text).toContain(title);

    // An answer streams, with a nonce, when the database was slow.
    await expect(async () => {
      const page = await ask(site.url, "/insights");

      expect(page.headers["content-security-policy"]).not.toContain("nonce-");
      expect(page.text).not.toMatch(/<script(?![^>]*\bsrc=|[^>]*ld\+json)/);
    }).toPass();
  }
});

async function begin(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(site.url + path), "response")) as [IncomingMessage];
  answer.setEncoding("utf8");
  return answer;
}

/** Returns the received bytes once the visible part of the shell is complete. */
async function readShell(answer: IncomingMessage): Promise<string> {
  let text = "";
  while (!text.includes("</footer>")) {
    await once(answer, "readable");
    for (let chunk = answer.read(); chunk !== null; chunk = answer.read()) text += chunk;
  }
  return text;
}

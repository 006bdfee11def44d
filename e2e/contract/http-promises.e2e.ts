import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import type { Database } from "./support/database.ts";
import { ask, sendText } from "./support/network.ts";
import { insertPost } from "./support/posts.ts";
import { Site } from "./support/site.ts";
import { createDatabase } from "./support/test-database.ts";

test.describe.configure({ mode: "default" });

let database: Database;
let site: Site;

test.beforeAll(async () => {
  database = await createDatabase();
  site = await Site.start({
    ...database.environment,
    SITE_URL: "https://staging.site.example",
    TRUST_PROXY: "1",
    NO_INDEX: "on",
    HSTS_INCLUDE_SUBDOMAINS: "on",
    LOG_LEVEL: "debug",
  });
});

test.afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

test("with NO_INDEX everything is noindex, and with HSTS_INCLUDE_SUBDOMAINS the policy covers subdomains", async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec((await ask(site.url, "/")).text)?.[0] ?? "";
  for (const path of [
    ...[
      "/",
      "/careers",
      "/insights",
      "/feed.xml",
      "/robots.txt",
      "/favicon.svg",
      "/api/blog_posts",
    ],
    ...["/no/such/page", "/pictures/hero-track-dusk.webp", script],
  ]) {
    const { headers } = await ask(site.url, path);

    expect.soft(headers["x-robots-tag"], path).toBe("noindex");
  }
  const { headers } = await ask(site.url, "/");
  expect(headers["strict-transport-security"]).toContain("includeSubDomains");
});

test("a range beyond a file is answered 416, which no cache stores", async () => {
  const { status, headers } = await ask(site.url, "/favicon.svg", {
    headers: { Range: "bytes=9000000-" },
  });

  expect([status, headers["cache-control"]]).toEqual([416, "no-store"]);
});

test("a page of the list beyond its end is 404, its last page is not", async () => {
  expect((await ask(site.url, "/insights?page=2")).status).toBe(404);
  await database.query(
    `INSERT INTO blog_posts (slug, title, published_at)
     SELECT 'old-' || n, 'Old', '2001-01-01' FROM generate_series(1, 100) AS n`,
  );

  await expect.poll(async () => (await ask(site.url, "/insights?page=2")).status).toBe(200);
  expect((await ask(site.url, "/insights?page=3")).status).toBe(404);
});

test("icons have the security headers of a page and are revalidated", async () => {
  const page = (await ask(site.url, "/careers")).headers;
  for (const path of ["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/robots.txt"]) {
    const { status, headers } = await ask(site.url, path);

    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).toBe("no-cache");
    for (const name of ["strict-transport-security", "referrer-policy", "x-content-type-options"]) {
      expect(headers[name], `${path} ${name}`).toBe(page[name]);
    }
    const known = await ask(site.url, path, { headers: { "If-None-Match": headers.etag ?? "" } });
    expect(known.status, path).toBe(304);
  }
});

for (const target of [
  "/\\evil.example/",
  "//evil.example/",
  "/\\/evil.example/",
  "/.//evil.example/",
]) {
  test(`${target} is not redirected to another host`, async () => {
    const answer = await sendText(
      site.url,
      `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const location = /\r\nLocation: (.*)\r\n/i.exec(answer)?.[1] ?? "/";

    expect(new URL(location, "https://site.example").host).toBe("site.example");
  });
}

test("a list beyond its end is 404 in the API too", async () => {
  expect((await ask(site.url, "/api/post-summaries?page=9999")).status).toBe(404);
});

test("feeds have the date of their last change and answer 304 to it", async () => {
  for (const path of ["/feed.xml", "/feed.json", "/feed.xml?category=blog"]) {
    const { "last-modified": modified = "" } = (await ask(site.url, path)).headers;
    const known = await ask(site.url, path, { headers: { "If-Modified-Since": modified } });
    const old = await ask(site.url, path, {
      headers: { "If-Modified-Since": "Mon, 01 Jan 1900 00:00:00 GMT" },
    });

    expect(modified, path).toMatch(/ GMT$/);
    expect([known.status, old.status], path).toEqual([304, 200]);
  }
});

test("a renamed post redirects in every form", async () => {
  await insertPost(database, { slug: "old-name", content: "Text", publishedAt: "2003-01-01" });
  await database.query("UPDATE blog_posts SET slug = 'new-name' WHERE slug = 'old-name'");
  const markdown = { Accept: "text/markdown" };

  for (const [path, headers, location] of [
    ["/insights/old-name", {}, "/insights/new-name"],
    ["/insights/old-name.md", {}, "/insights/new-name.md"],
    ["/insights/old-name", markdown, "/insights/new-name.md"],
  ] as [string, Record<string, string>, string][]) {
    await expect
      .poll(async () => {
        const answer = await ask(site.url, path, { headers });
        return [answer.status, answer.headers.location];
      })
      .toEqual([308, location]);
  }
});

test("a page with a new picture of another host shows although the database is read-only", async () => {
  const slug = await insertPost(database, {
    content: "![A frosty rail](https://media.example/frost.jpg)",
    publishedAt: "2002-01-01",
  });
  const [row] = await database.query<{ name: string }>("SELECT current_database() AS name");
  await database.query(
    `ALTER DATABASE ${row?.name} SET default_transaction_read_only = on;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

  await expect.poll(async () => (await ask(site.url, `/insights/${slug}`)).status).toBe(200);

  await database.query(
    `BEGIN READ WRITE; ALTER DATABASE ${row?.name} RESET default_transaction_read_only; COMMIT;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
});

test("a list that breaks off is logged as a warning with its cause, a client that leaves is not", async () => {
  await database.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'long-' || n, 'Long', repeat(md5(n::text), 20000), '2001-01-01'
       FROM generate_series(1, 200) AS n`,
  );
  const leaving = await beginList();
  leaving.destroy();
  await expect.poll(() => linesAbout("client left")).toHaveLength(1);
  expect(linesAbout("client left")[0]).toContain('"level":20');

  const breaking = await beginList();
  breaking.on("error", () => undefined);
  await database.closeGate();
  breaking.resume();

  await expect.poll(() => linesAbout("response ended early")).toHaveLength(1);
  expect(linesAbout("response ended early")[0]).toMatch(/"level":40.*Connection terminated/);
  await database.openGate();
});

/** Begins to read a long list of posts and stops after its first bytes. */
async function beginList(): Promise<IncomingMessage> {
  const [answer] = (await once(get(`${site.url}/api/blog_posts`), "response")) as [IncomingMessage];
  await once(answer, "readable");
  return answer;
}

function linesAbout(message: string): string[] {
  return site.log.filter((line) => line.includes(message));
}

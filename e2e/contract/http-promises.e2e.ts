import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { insertPost } from "./support/posts.ts";

const LIST = "/api/blog_posts";
const SITE_URL = "https://staging.site.example";

const own = ownSite({
  SITE_URL,
  NO_INDEX: "on",
  HSTS_INCLUDE_SUBDOMAINS: "on",
  LOG_LEVEL: "debug",
  CONTACT_EMAIL: "office@site.example",
});

test("with NO_INDEX everything is noindex, and with HSTS_INCLUDE_SUBDOMAINS the policy covers subdomains", async () => {
  const script = /\/assets\/[\w.-]+\.js/.exec((await ask(own.site.url, "/")).text)?.[0] ?? "";
  for (const path of [
    ...["/", "/careers", "/insights", "/feed.xml", "/robots.txt", "/favicon.svg"],
    ...["/api/blog_posts", "/no/such/page", "/pictures/hero-track-dusk.webp", script],
  ]) {
    const { headers } = await ask(own.site.url, path);

    expect.soft(headers["x-robots-tag"], path).toBe("noindex");
  }
  const { headers } = await ask(own.site.url, "/");
  expect(headers["strict-transport-security"]).toContain("includeSubDomains");
});

test("without an address for security reports, security.txt names the contact", async () => {
  const { text } = await ask(own.site.url, "/.well-known/security.txt");

  expect(text).toContain("Contact: mailto:office@site.example\n");
});

test("a page of the list beyond its end is 404, its last page is not, and has its own canonical address", async () => {
  expect((await ask(own.site.url, "/insights?page=2")).status).toBe(404);
  await own.database.query(
    `INSERT INTO blog_posts (slug, title, published_at)
     SELECT 'old-' || n, 'Old', '2001-01-01' FROM generate_series(1, 100) AS n`,
  );

  await expect.poll(async () => (await ask(own.site.url, "/insights?page=2")).status).toBe(200);
  expect((await ask(own.site.url, "/insights?page=3")).status).toBe(404);
  expect((await ask(own.site.url, "/insights?page=2&x=1")).text).toContain(
    `<link rel="canonical" href="${SITE_URL}/insights?page=2"/>`,
  );
});

test("a renamed post redirects in every form", async () => {
  await insertPost(own.database, { slug: "old-name", content: "Text", publishedAt: "2003-01-01" });
  await own.database.query("UPDATE blog_posts SET slug = 'new-name' WHERE slug = 'old-name'");
  const markdown = { Accept: "text/markdown" };

  for (const [path, headers, location] of [
    ["/insights/old-name", {}, "/insights/new-name"],
    ["/insights/old-name.md", {}, "/insights/new-name.md"],
    ["/insights/old-name", markdown, "/insights/new-name.md"],
  ] as [string, Record<string, string>, string][]) {
    await expect
      .poll(async () => {
        const answer = await ask(own.site.url, path, { headers });
        return [answer.status, answer.headers.location];
      })
      .toEqual([308, location]);
  }
});

test("an unknown post is 503 while the earlier names of posts cannot be read", async () => {
  await own.database.query("ALTER TABLE blog_post_versions RENAME TO versions_away");
  const { status } = await ask(own.site.url, "/insights/no-such-post");
  await own.database.query("ALTER TABLE versions_away RENAME TO blog_post_versions");

  expect(status).toBe(503);
});

test("a page with a new picture of another host shows although the database is read-only", async () => {
  const slug = await insertPost(own.database, {
    content: "![A frosty rail](https://media.example/frost.jpg)",
    publishedAt: "2002-01-01",
  });
  const [row] = await own.database.query<{ name: string }>("SELECT current_database() AS name");
  await own.database.query(
    `ALTER DATABASE ${row?.name} SET default_transaction_read_only = on;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

  await expect.poll(async () => (await ask(own.site.url, `/insights/${slug}`)).status).toBe(200);

  await own.database.query(
    `BEGIN READ WRITE; ALTER DATABASE ${row?.name} RESET default_transaction_read_only; COMMIT;
     SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
});

/** The addresses of links, and those of forms without a fragment. */
const answers: [path: string, query: string, shown: RegExp][] = [
  ["/solutions/autonomous-track-monitoring", "?at=19.46#dashboard", /<h4[^>]*>Inlet closes faster/],
  [
    "/solutions/underground-positioning-system",
    "?vehicle=T3#replay",
    /<tr[^>]* aria-current="true"[^>]*><th[^>]*><a[^>]*>Truck 3</,
  ],
  [
    "/solutions/collision-avoidance",
    "?at=27#replay",
    />Stops in \d\.\d m<.*On the display">.*behind rock, reported 1 s ago</s,
  ],
  [
    "/solutions/collision-avoidance",
    "?at=145&vehicle=T2#replay",
    /On the display">.*>in this vehicle’s line of sight</s,
  ],
  [
    "/solutions/culvert-risk-assessor",
    "?order=line#sheet",
    /data-km="15.*data-km="19.*data-km="27/s,
  ],
  [
    "/solutions/track-temperature-sensor",
    "?neutral=40",
    />compression in each rail, 10\u00a0°C above neutral</,
  ],
  [
    "/solutions/track-temperature-sensor",
    "?neutral=-3",
    /value="-3".*error">Enter a whole number from 10 to 45\.</s,
  ],
  [
    "/search",
    "?q=culverts",
    /href="\/solutions\/culvert-risk-assessor".*href="#posts".*\/insights\/culvert-inspection-checklist"/s,
  ],
];

test("without script, links and forms of a page lead to pages that answer their fields and are not stored", async () => {
  for (const [path, query, shown] of answers) {
    const [name] = query.slice(1).split("=");
    const way = query.includes("#") ? `href="${query.replace("&", "&amp;")}"` : `name="${name}"`;

    expect.soft((await ask(own.site.url, path)).text, path).toContain(way);
    const { status, headers, text } = await ask(own.site.url, (path + query).replace(/#.*/, ""));
    expect.soft(status, query).toBe(200);
    expect.soft(headers["cache-control"], query).toMatch(/no-store$/);
    expect.soft(text, query).not.toContain(`rel="canonical" href="${SITE_URL}${path}?`);
    expect.soft(shown.test(text), query).toBe(true);
  }
});

test("a list that breaks off is logged as a warning with its cause, a client that leaves a list or a film is not", async () => {
  await own.database.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'long-' || n, 'Long', repeat(md5(n::text), 20000), '2001-01-01'
       FROM generate_series(1, 200) AS n`,
  );
  const page = (await ask(own.site.url, "/book-a-demo")).text;
  const film = /\/assets\/[\w.-]+\.(?:mp4|webm)/.exec(page)?.[0] ?? "";
  const failed = linesAbout("request failed");
  (await begin(LIST)).destroy();
  await expect.poll(() => linesAbout("client left")).toHaveLength(1);
  expect(linesAbout("client left")[0]).toContain('"level":20');
  // Often, because the system may take the whole film before the client leaves.
  await expect
    .poll(async () => {
      (await begin(film)).destroy();
      return linesAbout('"cut":true').some((line) => line.includes(film));
    })
    .toBe(true);
  expect(linesAbout("request failed")).toEqual(failed);

  const breaking = await begin(LIST);
  breaking.on("error", () => undefined);
  await own.database.closeGate();
  breaking.resume();

  await expect.poll(() => linesAbout("response ended early")).toHaveLength(1);
  expect(linesAbout("response ended early")[0]).toMatch(
    // The pool may have noticed the lost connection before the next batch of posts.
    /"level":40.*(?:Connection terminated|ECONNREFUSED)/,
  );
  await own.database.openGate();
});

/** Begins to read a long response and stops after its first bytes. */
async function begin(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(own.site.url + path), "response")) as [IncomingMessage];
  await once(answer, "readable");
  return answer;
}

function linesAbout(message: string): string[] {
  return own.site.log.filter((line) => line.includes(message));
}

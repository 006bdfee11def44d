import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { ask, readShell } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";

const SITE_URL = "https://staging.site.example";

const own = ownSite({
  SITE_URL,
  NO_INDEX: "on",
  HSTS_INCLUDE_SUBDOMAINS: "on",
  LOG_LEVEL: "debug",
  CONTACT_EMAIL: "office@site.example",
});

for (const [path, waiting] of [
  ["/insights", "Loading posts..."],
  ["/", "Latest Industry Updates"],
] as const) {
  test(`while the posts are locked the shell of ${path} arrives at once, the posts later`, async () => {
    const late = "More than 5,000 culvert images";
    const unlock = await own.database.lock("blog_posts");
    const answer = await request(path);
    answer.setEncoding("utf8");
    const shell = await readShell(answer);

    expect(answer.statusCode).toBe(200);
    expect(shell).toContain("</header>");
    expect(shell).toContain(waiting);
    expect(shell).toMatch(/<noscript>.*Reload the page to see it\..*<\/noscript>/);
    expect(shell).not.toContain(late);
    expect(answer.headers["content-security-policy"]).toContain("'nonce-");
    // Otherwise a proxy such as nginx may hold it back until the posts arrive.
    expect(answer.headers["x-accel-buffering"]).toBe("no");

    await unlock();
    expect(await text(answer)).toMatch(new RegExp(`${late}.*</html>`, "s"));
  });
}

test("with NO_INDEX everything is noindex, with HSTS_INCLUDE_SUBDOMAINS the policy covers subdomains, and security.txt names the contact for less than a year", async () => {
  const home = await ask(own.site.url, "/");
  for (const path of [
    ...["/", "/careers", "/insights", "/feed.xml", "/robots.txt", "/favicon.svg"],
    ...["/api/blog_posts", "/no/such/page", "/pictures/hero-track-dusk.webp"],
    /\/assets\/[\w.-]+\.js/.exec(home.text)?.[0] ?? "",
  ]) {
    const { headers } = await ask(own.site.url, path);
    expect.soft(headers["x-robots-tag"], path).toBe("noindex");
  }
  expect(home.headers["strict-transport-security"]).toContain("includeSubDomains");
  const security = await ask(own.site.url, "/.well-known/security.txt");
  expect(security.text).toContain("Contact: mailto:office@site.example\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(security.text) ?? [];
  expect(Date.parse(expires) - Date.now()).toBeLessThan(365 * 86_400_000);
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

/** What pages answer to their links, and to their forms, which have no fragment. */
const answers: Record<string, Record<string, RegExp>> = {
  "/solutions/autonomous-track-monitoring": {
    "?at=19.46#dashboard": /<h4[^>]*>Inlet closes faster/,
  },
  "/solutions/underground-positioning-system": {
    "?at=319&vehicle=T3#replay": /<tr[^>]* aria-current="true"[^>]*><th[^>]*><a[^>]*>Truck 3</,
  },
  "/solutions/collision-avoidance": {
    "?at=27&vehicle=T3#replay":
      />Stops in \d\.\d m<.*On the display">.*behind rock, reported 1 s ago</s,
    "?at=145&vehicle=T2#replay": /On the display">.*>in this vehicle’s line of sight</s,
  },
  "/solutions/culvert-risk-assessor": {
    "?order=line#sheet": /data-km="15.*data-km="19.*data-km="27/s,
  },
  "/solutions/track-temperature-sensor": {
    "?neutral=40": />compression in each rail, 10\u00a0°C above neutral</,
    "?neutral=-3": /value="-3".*error">Enter a whole number from 10 to 45\.</s,
  },
  "/search": {
    "?q=culverts": /"\/solutions\/culvert-risk-assessor".*"#posts".*\/insights\/culvert-insp/s,
  },
};

for (const [path, answer] of Object.entries(answers)) {
  test(`without script, links and forms of ${path} lead to pages that answer their fields and are not stored`, async () => {
    const page = await ask(own.site.url, path);
    for (const [query, shown] of Object.entries(answer)) {
      const [name] = query.slice(1).split("=");
      const way = query.includes("#") ? `href="${query.replace("&", "&amp;")}"` : `name="${name}"`;

      expect.soft(page.text, query).toContain(way);
      const answered = await ask(own.site.url, (path + query).replace(/#.*/, ""));
      expect.soft(answered.status, query).toBe(200);
      expect.soft(answered.headers["cache-control"], query).toMatch(/no-store$/);
      expect.soft(answered.text, query).not.toContain(`rel="canonical" href="${SITE_URL}${path}?`);
      expect.soft(shown.test(answered.text), query).toBe(true);
    }
  });
}

test("a list that breaks off is logged as a warning with its cause, a client that leaves a list or a film is not", async () => {
  await own.database.query(
    `INSERT INTO blog_posts (slug, title, content, published_at)
     SELECT 'long-' || n, 'Long', repeat(md5(n::text), 20000), '2001-01-01'
       FROM generate_series(1, 200) AS n`,
  );
  const page = (await ask(own.site.url, "/book-a-demo")).text;
  const film = /\/assets\/[\w.-]+\.(?:mp4|webm)/.exec(page)?.[0] ?? "";
  const failed = linesAbout("request failed");
  (await begin("/api/blog_posts")).destroy();
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

  const breaking = await begin("/api/blog_posts");
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

async function request(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(get(own.site.url + path), "response")) as [IncomingMessage];
  return answer;
}

/** Begins to read a long response and stops after its first bytes. */
async function begin(path: string): Promise<IncomingMessage> {
  const answer = await request(path);
  await once(answer, "readable");
  return answer;
}

function linesAbout(message: string): string[] {
  return own.site.log.filter((line) => line.includes(message));
}

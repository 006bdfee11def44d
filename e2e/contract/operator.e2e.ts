import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { ask, metricOf } from "./support/network.ts";
import { ownSite } from "./support/own-site.ts";
import { seedPost } from "./support/pages.ts";
import { get as askSharedSite, untilStored } from "./support/shared-site.ts";
import { Site } from "./support/site.ts";

const PUBLIC_URL = "https://www.site.example";
const https = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7" };

const own = ownSite({ SITE_URL: PUBLIC_URL, METRICS_TOKEN: "let-me-in", PAGE_CACHE: "on" });

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(own.site.url, path, { headers });

test("pages, feeds, JSON and errors carry the security headers", async () => {
  for (const path of [
    ...["/", "/careers", "/insights", seedPost, "/insights/no-such-post", "/no/such/page"],
    ...["/search?q=culvert", "/feed.xml", "/sitemap.xml", "/api/blog_posts", "/api/nothing"],
    ...["/favicon.svg", "/robots.txt"],
  ]) {
    const { headers } = await get(path, https);

    expect.soft(headers, path).toMatchObject({
      "content-security-policy": expect.stringMatching(
        /^default-src 'none';.*;frame-ancestors 'none'/,
      ),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    });
    expect.soft(headers["content-security-policy"], path).not.toMatch(/unsafe-(inline|eval)/);
    for (const name of ["x-powered-by", "server", "set-cookie"])
      expect.soft(headers[name], path).toBeUndefined();
  }
});

test("a finished page has no inline script and no nonce; its scripts carry their hash", async () => {
  for (const path of ["/", "/careers", "/book-a-demo", seedPost]) {
    await untilStored(path, own.site.url);
    const { headers, text } = await get(path);

    expect(headers["content-security-policy"], path).not.toContain("nonce-");
    expect(text, path).not.toMatch(/<script(?![^>]*\bsrc=|[^>]*ld\+json)/);
    expect(text, path).not.toMatch(/<[^>]+\sstyle=/);
    for (const [script] of text.matchAll(/<script[^>]*\bsrc=[^>]*>/g)) {
      expect(script, path).toContain('integrity="sha');
    }
  }
});

test("addresses in pages and feeds are those of SITE_URL for any Host header", async () => {
  for (const path of ["/careers", "/feed.xml", "/sitemap.xml", "/robots.txt"]) {
    const { text } = await get(path, {
      Host: "other.example",
      "X-Forwarded-Host": "other.example",
    });

    expect(text, path).toContain(PUBLIC_URL);
    expect(text, path).not.toContain("other.example");
  }
});

test("every response has a new request id, or that of the proxy", async () => {
  for (const path of ["/careers", "/no/such/page", "/api/blog_posts", "/favicon.svg"]) {
    const [first, second] = [await get(path), await get(path)];
    const given = await get(path, { "X-Request-Id": "proxy-7:abc.def" });
    const forged = await get(path, { "X-Request-Id": "a b" });

    expect.soft(first.headers["x-request-id"], path).toMatch(/^[\w.:-]{8,64}$/);
    expect.soft(second.headers["x-request-id"], path).not.toBe(first.headers["x-request-id"]);
    expect.soft(given.headers["x-request-id"], path).toBe("proxy-7:abc.def");
    expect.soft(forged.headers["x-request-id"], path).toMatch(/^[\w.:-]{8,64}$/);
  }
});

test("each request has one log line without data about the visitor", async () => {
  await untilStored("/careers", own.site.url);
  const visitor = { ...https, "User-Agent": "told-to-nobody", Cookie: "a=secret" };
  for (const [path, id] of [
    ["/careers?email=ada@railway.example", "log-line-1"],
    ["/no/such/page", "log-line-2"],
  ] as const) {
    await get(path, { "X-Request-Id": id, ...visitor });
  }

  await expect
    .poll(() => linesOf("log-line-2"))
    .toMatchObject([{ method: "GET", path: "/no/such/page", status: 404, cache: "miss" }]);
  const [line, ...more] = linesOf("log-line-1");
  expect(more).toEqual([]);
  expect(line).toMatchObject({ method: "GET", path: "/careers", status: 200, cache: "hit" });
  expect(line?.ms).toBeGreaterThanOrEqual(0);
  expect(line?.bytes).toBeGreaterThan(1_000);
  expect(own.site.log.join("\n")).not.toMatch(/ada@|198\.51\.100\.7|told-to-nobody|secret/);
});

test("/metrics is available only from this machine, not through a local proxy, or with the token", async () => {
  expect((await get("/metrics")).status).toBe(200);
  expect((await get("/metrics", { Authorization: "Bearer let-me-in", ...https })).status).toBe(200);
  for (const headers of [
    https,
    { Authorization: "Bearer wrong", ...https },
    ...["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP"].map((header) => ({
      [header]: "127.0.0.1",
    })),
  ]) {
    expect.soft((await get("/metrics", headers)).status, JSON.stringify(headers)).toBe(404);
  }
  // A site without METRICS_TOKEN accepts none.
  const other = await askSharedSite("/metrics", { Authorization: "Bearer undefined", ...https });
  expect(other.status).toBe(404);
});

for (const [path, labels] of [
  ["/insights/no-such-post", 'route="/insights/:slug",status="404",cache="miss"'],
  ["/careers", 'route="/careers",status="200",cache="hit"'],
] as const) {
  test(`metrics count ${path} as ${labels}`, async () => {
    if (path === "/careers") await untilStored(path, own.site.url);
    const count = async () =>
      (await metricOf(own.site.url, `http_request_duration_seconds_count{${labels}}`)) ?? 0;
    const before = await count();
    for (let n = 0; n < 5; n += 1) await get(path);

    await expect.poll(count).toBe(before + 5);
  });
}

test("the files of docs/deploy name only metrics that the site has", async () => {
  const { text } = await get("/metrics");
  const known = [...text.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name, type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  for (const file of ["alerts.yml", "dashboard.json"]) {
    const named = metricsIn(await readFile(`docs/deploy/${file}`, "utf8"));

    expect(named.length, file).toBeGreaterThan(5);
    expect(known, file).toEqual(expect.arrayContaining(named));
  }
});

test("wrong configuration stops the start with one message that names every fault", async () => {
  const wrong = await Site.create({ PORT: "many", TRUST_PROXY: "perhaps", SITE_URL: "nowhere" });

  wrong.spawn();

  expect(await wrong.exited()).toBe(1);
  for (const name of ["PORT", "TRUST_PROXY", "SITE_URL"]) {
    expect(wrong.log.join("\n")).toContain(name);
  }
  await wrong.stop();
});

/** The log lines of requests with this id. */
function linesOf(id: string): Record<string, unknown>[] {
  return own.site.log
    .filter((line) => line.includes(id) && line.includes('"method"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** The metrics in the expressions of a file. Prometheus itself provides `up`. */
function metricsIn(file: string): string[] {
  const expressions = file.match(/(?<=expr"?: ).*(?:\n {10}.*)*/g) ?? [];
  return expressions
    .map((text) => text.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, ""))
    .flatMap((text) => text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []);
}

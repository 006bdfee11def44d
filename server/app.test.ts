import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Database } from "./db/db.ts";
import { onAnyDatabase } from "./testing/every-database.ts";
import { startApp } from "./testing/start-app.ts";

/** Allows for a busy machine. */
const PATIENT = { timeout: 10_000 };
const lines: Record<string, unknown>[] = [];
const log = pino(
  { base: null },
  new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  }),
);

onAnyDatabase((database) => {
  let db: Database["db"];
  let site: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    db = database().db;
    site = await startApp(db, { log, files: { "favicon.svg": "<svg/>" } });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category) VALUES
       ('rain', 'Rain', 'Rain on rails.', 'blog'), ('snow', 'Snow', 'Snow.', 'press_release')`,
    );
    site.contentChanged();
    lines.length = 0;
  });

  const hits = () => lines.filter(({ cache }) => cache === "hit").length;
  /** Waits until the page is stored and fresh. On a busy machine the first responses may be streamed. */
  const store = (path: string) =>
    vi.waitFor(async () => {
      await site.get(path);
      expect(site.deps.pageCache?.get(path)).toBeDefined();
    }, PATIENT);

  for (const path of [
    ...["/", "/insights?category=blog", "/insights/rain", "/careers", "/feed.xml", "/sitemap.xml"],
    ...["/llms.txt", "/insights/rain.md", "/robots.txt", "/manifest.webmanifest"],
  ]) {
    test(`the second request for ${path} hits the cache and returns 304 for its ETag`, async () => {
      await store(path);
      const first = await site.get(path);
      const second = await site.get(path, { "If-None-Match": String(first.headers.etag) });
      const third = await site.get(path);

      expect(first.status).toBe(200);
      expect(second.status).toBe(304);
      expect(third.text).toBe(first.text);
      await vi.waitFor(() => expect(hits()).toBeGreaterThanOrEqual(2));
    });
  }

  test("a query with undeclared parameters gets the cached page without a query", async () => {
    await store("/insights");

    const { status } = await site.get("/insights?utm_source=letter&category=unknown");

    expect(status).toBe(200);
    await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ cache: "hit" }));
  });

  test("another spelling of an address is served but not stored", async () => {
    const before = site.deps.pageCache?.size;

    const { status, text } = await site.get("/insights/r%61in");

    expect(status).toBe(200);
    expect(text).toContain("Rain on rails.");
    expect(site.deps.pageCache?.size).toBe(before);
  });

  test("returns 404 to each of 60 concurrent requests for a missing sitemap part", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => site.get("/sitemap.xml?part=999")),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(404));
  });

  test("queries the database once for concurrent requests for post summaries", async () => {
    const query = vi.spyOn(db, "query");

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.get("/api/post-summaries?category=blog")),
    );
    const { calls } = query.mock;
    query.mockRestore();

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(JSON.parse(answers[0]?.text ?? "")).toMatchObject({ total: 1 });
    expect(calls.length).toBeLessThanOrEqual(2);
  });

  test("returns 400 for an invalid query although a summary is cached", async () => {
    await site.get("/api/post-summaries");

    expect((await site.get("/api/post-summaries?page=0")).status).toBe(400);
  });

  for (const path of ["/insights", "/insights?category=blog", "/insights/rain", "/feed.xml"]) {
    test(`does not store ${path} if the content changed during its rendering`, async () => {
      for (const title of ["Drizzle", "Shower", "Downpour", "Hail", "Sleet"]) {
        const underWay = site.get(path);
        await db.query("UPDATE blog_posts SET title = $1 WHERE slug = 'rain'", [title]);
        site.contentChanged();
        await underWay;

        await vi.waitFor(async () => expect((await site.get(path)).text).toContain(title), PATIENT);
      }
    });
  }

  test("serves the previous pages while the database fails", async () => {
    const paths = ["/insights/rain", "/insights", "/feed.xml"];
    const before: string[] = [];
    for (const path of paths) {
      await store(path);
      before.push((await site.get(path)).text);
    }
    site.contentChanged();
    const query = vi.spyOn(db, "query").mockRejectedValue(new Error("Connection terminated"));

    const pages = await Promise.all(paths.map((path) => site.get(path)));
    const never = await site.get("/insights/snow");
    query.mockRestore();

    expect(pages.map(({ text }) => text)).toEqual(before);
    expect(never.status).toBe(503);
    expect((await site.get("/insights/snow")).status).toBe(200);
  });

  test.each([
    "/api/blog_posts",
    "/api/post-summaries?page=7",
    "/sitemap.xml?part=7",
    "/insights/snow.md",
    "/media/0123456789abcdef-640.webp",
  ])("returns 503 with Retry-After at %s while the database fails", async (path) => {
    const rejected = await db.query("SELECT nothing").catch((error) => error);
    const failing = vi.spyOn(db, "query");
    for (const error of [new Error("Connection terminated"), rejected]) {
      failing.mockRejectedValue(error);

      const { status, headers } = await site.get(path);

      expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    }
    failing.mockRestore();
  });

  test("the metrics count responses from the cache", async () => {
    for (let n = 0; n < 3; n += 1) await site.get("/solutions");

    const { text } = await site.get("/metrics");

    expect(text).toMatch(/_count\{route="\/solutions",status="200",cache="hit"\} 2/);
    expect(text).toMatch(/_count\{route="\/solutions",status="200",cache="miss"\} 1/);
  });

  test("pages, files and errors have a request id at any log level", async () => {
    const quiet = await startApp(db, { files: { "favicon.svg": "<svg/>" } });

    for (const path of ["/careers", "/careers", "/favicon.svg", "/nothing", "/healthz"]) {
      const { headers } = await quiet.get(path, { "X-Request-Id": "from-the-proxy" });
      expect(headers["x-request-id"], path).toBe("from-the-proxy");
    }
    expect((await quiet.get("/careers")).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    await quiet.close();
  });

  test("logs a response as one line with its size and without client data", async () => {
    await site.get("/careers?email=ada@railway.example", { "User-Agent": "Browser" });

    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ method: "GET", path: "/careers", status: 200 });
    expect(Number(lines[0]?.bytes)).toBeGreaterThan(5_000);
    expect(JSON.stringify(lines)).not.toMatch(/ada@|127\.0\.0\.1|Browser/);
  });

  test("with PAGE_CACHE=off each request renders its page", async () => {
    const uncached = await startApp(db, { env: { PAGE_CACHE: "off" } });
    await uncached.get("/insights/rain");
    await db.query("UPDATE blog_posts SET content = 'Hail.' WHERE slug = 'rain'");

    expect((await uncached.get("/insights/rain")).text).toContain("Hail.");
    expect((await uncached.get("/feed.xml")).text).toContain("Hail.");
    await uncached.close();
  });
});

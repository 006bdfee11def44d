import { beforeEach, expect, test, vi } from "vitest";
import { onAnyDatabase } from "./testing/every-database.ts";
import { createTestSite } from "./testing/start-app.ts";

/** Allows for a busy machine. */
const PATIENT = { timeout: 10_000 };

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeEach(async () => {
    await site.query("DELETE FROM blog_posts");
    await site.query(
      `INSERT INTO blog_posts (slug, title, content, category) VALUES
       ('rain', 'Rain', 'Rain on rails.', 'blog'), ('snow', 'Snow', 'Snow.', 'press_release')`,
    );
    site.contentChanged();
  });

  /** Waits until the page is stored and fresh. On a busy machine the first responses may be streamed. */
  const store = (path: string) =>
    vi.waitFor(async () => {
      await site.get(path);
      expect(site.deps.pageCache?.get(path)).toBeDefined();
    }, PATIENT);

  test("another spelling of an address is served but not stored", async () => {
    const before = site.deps.pageCache?.size;

    const { status, text } = await site.get("/insights/r%61in");

    expect(status).toBe(200);
    expect(text).toContain("Rain on rails.");
    expect(site.deps.pageCache?.size).toBe(before);
  });

  test("the address of the former KML file leads to the GeoJSON file", async () => {
    const { status, headers } = await site.get("/example-line/locations.kml");

    expect([status, headers.location]).toEqual([308, "/example-line/locations.geojson"]);
  });

  test("queries the database once for concurrent requests for post summaries", async () => {
    const query = vi.spyOn(site.deps.db, "query");

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
        await site.query("UPDATE blog_posts SET title = $1 WHERE slug = 'rain'", [title]);
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
    const query = vi
      .spyOn(site.deps.db, "query")
      .mockRejectedValue(new Error("Connection terminated"));

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
    const rejected = await site.query("SELECT nothing").catch((error) => error);
    const failing = vi.spyOn(site.deps.db, "query");
    for (const error of [new Error("Connection terminated"), rejected]) {
      failing.mockRejectedValue(error);

      const { status, headers } = await site.get(path);

      expect([status, headers["retry-after"]]).toEqual([503, "30"]);
    }
    failing.mockRestore();
  });
});

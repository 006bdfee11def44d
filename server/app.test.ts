import { beforeEach, expect, test, vi } from "vitest";
import { onAnyDatabase } from "./testing/every-database.ts";
import { createTestSite } from "./testing/start-app.ts";

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

  test.each([
    "/api/blog_posts",
    "/api/post-summaries?page=7",
    "/sitemap.xml",
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

import { beforeEach, describe, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeEach(async () => {
    await site.query("DELETE FROM blog_posts");
    await site.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'post-' || n, 'Post ' || n, '# Post\n\nIts *text*, ' || n,
              CASE n % 3 WHEN 0 THEN 'press_release' ELSE 'blog' END,
              timestamptz '2025-01-01Z' - n * interval '1 day'
         FROM generate_series(1, 240) AS n`,
    );
  });

  const ask = (query: string, headers: Record<string, string> = {}) =>
    site.get(`/api/post-summaries${query}`, headers);

  test("returns the cards of the first page, newest first", async () => {
    const { status, headers, text } = await ask("");

    const page = JSON.parse(text);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(page).toMatchObject({ category: null, page: 1, pages: 3, total: 240 });
    expect(page.posts).toHaveLength(100);
    expect(page.posts[2]).toEqual({
      slug: "post-3",
      title: "Post 3",
      category: "press_release",
      author: null,
      publishedAt: "2024-12-29T00:00:00.000Z",
      excerpt: "Post. Its text, 3",
      picture: null,
    });
  });

  test("a card has the first drawing in the text of its post", async () => {
    const text =
      "/pictures/a.svg ![A](/pictures/b.webp) ![B](/pictures/culvert-walk.svg) ![C](/pictures/c.svg)";
    await site.query("UPDATE blog_posts SET content = $1 WHERE slug = 'post-1'", [text]);

    const { posts } = JSON.parse((await ask("?category=blog")).text);

    expect(posts[0].figure.src).toContain("culvert-walk");
    expect(posts[1]).not.toHaveProperty("figure");
  });

  test("counts the pages of a category separately", async () => {
    const { text } = await ask("?category=press_release");
    const last = await ask("?category=blog&page=2");

    expect(JSON.parse(text)).toMatchObject({ category: "press_release", pages: 1, total: 80 });
    expect(JSON.parse(last.text)).toMatchObject({ page: 2, pages: 2, total: 160 });
    expect(JSON.parse(last.text).posts).toHaveLength(60);
  });

  test("returns 404, which is not stored, for a page after the last one", async () => {
    const before = site.deps.pageCache?.size;
    const { status, text } = await ask("?page=9999");

    expect(status).toBe(404);
    expect(JSON.parse(text).error.code).toBe("not_found");
    expect(site.deps.pageCache?.size).toBe(before);
  });

  test("returns 304 until a post changes", async () => {
    const { headers } = await ask("?page=2&utm_source=x");
    const known = { "if-none-match": String(headers.etag) };

    const again = await ask("?page=2", known);
    await site.query("UPDATE blog_posts SET title = 'New' WHERE slug = 'post-130'");
    site.contentChanged();

    expect(headers["cache-control"]).toBe("no-cache");
    expect([again.status, again.text]).toEqual([304, ""]);
    // The old answer may be sent while the new one is made.
    await expect.poll(async () => (await ask("?page=2", known)).text).toContain('"New"');
  });

  describe("returns 400 with the expectation for", () => {
    test.each([
      ["?page=0", ["page"]],
      ["?page=-1", ["page"]],
      ["?page=1.5", ["page"]],
      ["?page=10000", ["page"]],
      ["?page=", ["page"]],
      ["?page=1&page=2", ["page"]],
      ["?page[]=x&page=%FF", ["page"]],
      ["?category=webinar", ["category"]],
      ["?category=blog&category=blog", ["category"]],
      ["?category=%00&page=x", ["category", "page"]],
    ])("%s", async (query, names) => {
      const { status, text } = await ask(query);

      const { error } = JSON.parse(text);
      expect(status).toBe(400);
      expect(error).toMatchObject({
        code: "invalid_fields",
        message: "The query of this address is not valid",
      });
      expect(Object.keys(error.fields)).toEqual(names);
    });
  });
});

import { beforeEach, expect, test } from "vitest";
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

  test("returns the cards of the first page, newest first", async () => {
    const { status, headers, text } = await site.get("/api/post-summaries");

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

    const { posts } = JSON.parse((await site.get("/api/post-summaries?category=blog")).text);

    expect(posts[0].figure.src).toContain("culvert-walk");
    expect(posts[1]).not.toHaveProperty("figure");
  });
});

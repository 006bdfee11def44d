import { beforeEach, expect, test } from "vitest";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  beforeEach(() => site.query("DELETE FROM blog_posts"));

  const insert = (count: number) =>
    site.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'post-' || n, 'Post ' || n, 'Text', CASE n % 3 WHEN 0 THEN 'press_release' ELSE 'blog' END,
              timestamptz '2025-01-01Z' - n * interval '1 day'
         FROM generate_series(1, $1) AS n`,
      [count],
    );
  const cardsAt = async (path: string) => {
    const { text } = await site.get(path);
    return [...text.matchAll(/href="\/insights\/(post-\d+)"/g)].map(([, slug]) => slug);
  };

  test("splits more than 100 posts into pages, also for each category", async () => {
    await insert(100);
    expect((await site.get("/insights?category=press_release")).text).toContain("post-100");
    expect((await site.get("/insights")).text).not.toContain("Page 1 of");
    await site.query("DELETE FROM blog_posts");

    await insert(101);

    expect(await cardsAt("/insights")).toHaveLength(100);
    expect(await cardsAt("/insights?page=2")).toEqual(["post-101"]);
    expect(await cardsAt("/insights?category=press_release")).toHaveLength(33);
    expect(await cardsAt("/insights?page=3")).toEqual([]);
    expect(await cardsAt("/insights?page=0&x=1")).toHaveLength(100);
  });

  test("pages after the first have their own canonical addresses, categories do not", async () => {
    await insert(201);

    const canonicalAt = async (path: string) =>
      /rel="canonical" href="https:\/\/site.example([^"]*)"/.exec((await site.get(path)).text)?.[1];

    expect(await canonicalAt("/insights?category=blog")).toBe("/insights");
    expect(await canonicalAt("/insights?page=2&utm_source=x")).toBe("/insights?page=2");
    expect(await canonicalAt("/insights?page=2&category=blog")).toBe(
      "/insights?category=blog&amp;page=2",
    );
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startContentApp } from "../content-app.ts";
import type { Database } from "../db/db.ts";
import { onEveryDatabase } from "../testing/every-database.ts";

onEveryDatabase((database) => {
  let db: Database["db"];
  let site: Awaited<ReturnType<typeof startContentApp>>;
  beforeAll(async () => {
    db = database().db;
    site = await startContentApp(db);
  });
  afterAll(() => site.close());
  beforeEach(() => db.query("DELETE FROM blog_posts"));

  const insert = (count: number) =>
    db.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'post-' || n, 'Post ' || n, 'Text', CASE n % 3 WHEN 0 THEN 'webinar' ELSE 'blog' END,
              timestamptz '2025-01-01Z' - n * interval '1 day'
         FROM generate_series(1, $1) AS n`,
      [count],
    );
  const cardsAt = async (path: string) => {
    const { text } = await site.get(path);
    return [...text.matchAll(/href="\/insights\/(post-\d+)"/g)].map(([, slug]) => slug);
  };

  test("24 posts are on one page, with all that filters need", async () => {
    await insert(24);

    const { text } = await site.get("/insights?category=press_release");

    expect(text).toContain('name="insights-list"');
    expect(text).toContain("post-24");
    expect(text).not.toContain("Page 1 of");
  });

  test("with one more there are two, in order, and each category has its own", async () => {
    await insert(25);

    expect(await cardsAt("/insights")).toHaveLength(24);
    expect(await cardsAt("/insights?page=2")).toEqual(["post-25"]);
    expect(await cardsAt("/insights?category=press_release")).toHaveLength(8);
    expect(await cardsAt("/insights?page=3")).toEqual([]);
    expect(await cardsAt("/insights?page=0&x=1")).toHaveLength(24);
  });

  test("further pages have addresses of their own, categories do not", async () => {
    await insert(60);

    const canonicalAt = async (path: string) =>
      /rel="canonical" href="https:\/\/site.example([^"]*)"/.exec((await site.get(path)).text)?.[1];

    expect(await canonicalAt("/insights?category=blog")).toBe("/insights");
    expect(await canonicalAt("/insights?page=2&utm_source=x")).toBe("/insights?page=2");
    expect(await canonicalAt("/insights?page=2&category=blog")).toBe(
      "/insights?category=blog&amp;page=2",
    );
  });
});

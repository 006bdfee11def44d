import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { products } from "../../shared/content/products/products.ts";
import { paths } from "../../shared/paths.ts";
import type { Database } from "../db/db.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { startApp } from "../testing/start-app.ts";

const { slug, posts } = products["track-temperature-sensor"];

onAnyDatabase((database) => {
  let db: Database["db"];
  let site: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    db = database().db;
    site = await startApp(db, { env: { PAGE_CACHE: "off" } });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, published_at)
       SELECT slug, 'About ' || slug, '2025-01-01' FROM unnest($1::text[]) AS slug`,
      [posts],
    );
  });

  const linked = async () => {
    const { text } = await site.get(paths.solution(slug));
    return posts.filter((post) => text.includes(`href="${paths.insight(post)}"`));
  };

  test("a product page links to the first of its posts", async () => {
    expect(posts.length).toBeGreaterThan(1);
    expect(await linked()).toEqual(posts.slice(0, 1));
  });

  test("a product page omits deleted posts and posts that are not public", async () => {
    await db.query("DELETE FROM blog_posts WHERE slug = $1", [posts[0]]);
    expect(await linked()).toEqual(posts.slice(1, 2));

    await db.query("UPDATE blog_posts SET published_at = '2999-01-01'");
    expect(await linked()).toEqual([]);
  });
});

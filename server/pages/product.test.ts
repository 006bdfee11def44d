import { beforeAll, expect, test } from "vitest";
import { products } from "../../shared/content/products/products.ts";
import { paths } from "../../shared/paths.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

const { slug, posts } = products["track-temperature-sensor"];

onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, published_at)
       SELECT slug, 'About ' || slug, '2025-01-01' FROM unnest($1::text[]) AS slug`,
      [posts],
    ),
  );

  const linked = async () => {
    const { text } = await site.get(paths.solution(slug));
    return posts.filter((post) => text.includes(`href="${paths.insight(post)}"`));
  };

  test("each cell of a product's tables has the name of its column, which a narrow window shows", async () => {
    const { text } = await site.get(paths.solution(slug));
    const tables = text.match(/<table.*?<\/table>/gs) ?? [];

    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) {
      const columns = [...table.matchAll(/ scope="col">(.*?)</g)].map(([, name]) => name);
      const labels = [...table.matchAll(/ data-label="(.*?)"/g)].map(([, name]) => name);
      expect([...new Set(labels)]).toEqual(columns.slice(1));
    }
  });

  test("a product page links to the first of its posts that is public", async () => {
    expect(posts.length).toBeGreaterThan(1);
    expect(await linked()).toEqual(posts.slice(0, 1));

    await site.query("DELETE FROM blog_posts WHERE slug = $1", [posts[0]]);
    expect(await linked()).toEqual(posts.slice(1, 2));

    await site.query("UPDATE blog_posts SET published_at = '2999-01-01'");
    expect(await linked()).toEqual([]);
  });
});

import { beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { createTestSite } from "../../testing/start-app.ts";

/** A sitemap file may have 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 52_428_800;

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, published_at)
       SELECT 'post-' || n, '', timestamptz '2020-01-01Z' + n * interval '1 minute'
         FROM generate_series(1, ${MAX_ADDRESSES}) AS n`,
    ),
  );

  test("the sitemap lists all pages and as many of the newest posts as one file may have", async () => {
    const { text } = await site.get("/sitemap.xml");
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    const firstPost = addresses.findIndex((address) => address.includes("/insights/post-"));
    const posts = addresses.slice(firstPost);

    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(addresses[0]).toBe("https://site.example/");
    expect(new Set(addresses).size).toBe(MAX_ADDRESSES);
    expect(posts).toEqual(
      posts.map((_, index) => `https://site.example/insights/post-${MAX_ADDRESSES - index}`),
    );
  });
});

import { beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { readXml } from "../../testing/read-xml.ts";
import { createTestSite } from "../../testing/start-app.ts";

/** A sitemap file may have 50,000 addresses and 50 MB: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 52_428_800;
const MINUTE_MS = 60_000;
const newest = Date.UTC(2025, 2, 31, 12);

onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, category, published_at, updated_at)
       SELECT 'post-' || n, 'Post', 'blog', timestamptz '2025-03-31T12:00Z' - n * interval '1 minute',
              CASE n WHEN 0 THEN timestamptz '2025-04-02T08:00Z' END
         FROM generate_series(0, ${MAX_ADDRESSES}) AS n`,
    ),
  );

  test("both feeds list the 30 newest posts, newest first, with the dates of their publication and revision", async () => {
    const { items } = JSON.parse((await site.get("/feed.json")).text) as { items: Item[] };
    const { rss } = readXml<Rss>((await site.get("/feed.xml")).text);

    const moments = Array.from({ length: 30 }, (_, index) => newest - index * MINUTE_MS);
    expect(items.map((item) => Date.parse(item.date_published))).toEqual(moments);
    expect(rss.channel.item.map((item) => Date.parse(item.pubDate))).toEqual(moments);
    expect(items[0]?.url).toBe("https://site.example/insights/post-0");
    expect(items[0]?.date_modified).toBe("2025-04-02T08:00:00.000Z");
    expect(items[1]?.date_modified).toBe(items[1]?.date_published);
  });

  test("the sitemap lists all pages and as many of the newest posts as one file may have", async () => {
    const { text } = await site.get("/sitemap.xml");
    const { urlset } = readXml<Sitemap>(text);
    const addresses = urlset.url.map(({ loc }) => loc);
    const newestAt = addresses.indexOf("https://site.example/insights/post-0");
    const posts = addresses.slice(newestAt);

    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(addresses[0]).toBe("https://site.example/");
    expect(new Set(addresses).size).toBe(MAX_ADDRESSES);
    expect(posts).toEqual(posts.map((_, index) => `https://site.example/insights/post-${index}`));
    expect(urlset["@xmlns"]).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect(urlset.url[newestAt]?.lastmod).toBe("2025-04-02T08:00:00.000Z");
  });
});

interface Rss {
  rss: { channel: { item: { pubDate: string }[] } };
}

interface Sitemap {
  urlset: { "@xmlns": string; url: { loc: string; lastmod?: string }[] };
}

interface Item {
  url: string;
  date_published: string;
  date_modified: string;
}

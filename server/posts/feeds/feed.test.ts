import { beforeAll, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { childrenNamed, readXml } from "../../testing/read-xml.ts";
import { createTestSite } from "../../testing/start-app.ts";

onAnyDatabase((database) => {
  const site = createTestSite(database, { env: { PAGE_CACHE: "off" } });
  beforeAll(() =>
    site.query(
      `INSERT INTO blog_posts (slug, title, content, category, published_at, updated_at)
       SELECT 'post-' || n, 'Post', 'Text', 'blog', timestamptz '2025-03-31T12:00Z' - n * interval '1 day',
              CASE n WHEN 1 THEN timestamptz '2025-04-02T08:00Z' END
         FROM generate_series(1, 40) AS n`,
    ),
  );

  test("both feeds list the 30 newest posts, newest first, with the dates of their publication and revision", async () => {
    const { items } = JSON.parse((await site.get("/feed.json")).text) as { items: Item[] };
    const [channel] = readXml((await site.get("/feed.xml")).text).children;
    const entries = channel ? childrenNamed(channel, "item") : [];
    const dates = entries.flatMap((entry) => childrenNamed(entry, "pubDate"));

    const days = Array.from({ length: 30 }, (_, index) => Date.UTC(2025, 2, 30 - index, 12));
    expect(items.map((item) => Date.parse(item.date_published))).toEqual(days);
    expect(dates.map(({ text }) => Date.parse(text))).toEqual(days);
    expect(items.map((item) => item.url.split("/").at(-1)).slice(0, 2)).toEqual([
      "post-1",
      "post-2",
    ]);
    expect(items[0]?.date_modified).toBe("2025-04-02T08:00:00.000Z");
    expect(items[1]?.date_modified).toBe(items[1]?.date_published);
  });
});

interface Item {
  url: string;
  date_published: string;
  date_modified: string;
}

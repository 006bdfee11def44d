import { beforeAll, describe, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { readXml } from "../../testing/read-xml.ts";
import { createTestSite } from "../../testing/start-app.ts";

/** RFC 822 with four-digit years, as RSS requires, and RFC 3339. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Active elements and relative addresses, which must not be in a feed. */
const ACTIVE = /<(?:script|style|iframe|object|embed|form|page-island)\b|<[^>]+ on[a-z]+=/i;
const RELATIVE = /<[^>]+ (?:href|src)="(?![a-z][a-z\d+.-]*:)/i;

const aText = expect.stringMatching(/./);
const ofSite = expect.stringMatching(/^https:\/\/site\.example\//);
const portable = expect.toSatisfy((html) => !ACTIVE.test(html) && !RELATIVE.test(html));
/** The weekday has to be that of the date. */
const rfc822 = expect.toSatisfy(
  (date) => RFC_822.test(date) && new Date(date).toUTCString().slice(0, 11) === date.slice(0, 11),
);
const rfc3339 = expect.toSatisfy((date) => RFC_3339.test(date) && !Number.isNaN(Date.parse(date)));

/** What an item may lack, with values that are right. */
const optional = {
  pubDate: "Thu, 01 May 2025 12:00:00 GMT",
  "dc:creator": "Ada",
  description: "Text",
  "content:encoded": "<p>Text</p>",
};
const optionalJson = {
  authors: [{ name: "Ada" }],
  date_published: "2025-05-01T12:00:00Z",
  date_modified: "2025-05-01T12:00:00Z",
};

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeAll(async () => {
    await site.query(
      `INSERT INTO blog_posts (slug, title, content, category, author, published_at) VALUES
       ('plain', 'Plain', '# One\n\nText', 'blog', 'Ada', '2025-05-01T12:00:00.123456Z'),
       ('odd', E'<b> & "]]>" \\x01 \\U0001F682', E'a ]]> <b>b</b> & [c](/d?e=1&f=2) \\x02', 'press_release', '<Ünï>', '2025-04-01Z'),
       ('ütf ✓', 'Slug', 'Text', 'blog', NULL, '0001-01-01Z'),
       ('bare', 'Bare', '', 'blog', NULL, NULL),
       ('future', 'Future', '', 'blog', NULL, '2999-01-01Z');
       INSERT INTO blog_posts (slug, title, content, category, published_at)
       SELECT 'long-' || n, 'Long', repeat('long & ', 300000), 'blog', '2025-03-01Z'
         FROM generate_series(1, 3) AS n`,
    );
  });

  describe.each(["", "?category=blog", "?category=press_release"])("with %j", (query) => {
    test("RSS conforms to RSS 2.0", async () => {
      const { text } = await site.get(`/feed.xml${query}`);
      const { rss } = readXml(text);
      const { item: items, ...channel } = rss.channel;

      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
      expect(text).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f]/);
      expect(rss).toMatchObject({ "@version": "2.0" });
      expect(channel).toEqual({
        title: aText,
        link: ofSite,
        description: aText,
        language: "en-ca",
        lastBuildDate: rfc822,
        "atom:link": {
          "@href": `https://site.example/feed.xml${query}`,
          "@rel": "self",
          "@type": "application/rss+xml",
        },
      });
      expectDifferent(items.map(({ guid }: { guid: object }) => JSON.stringify(guid)));
      for (const item of items)
        expect({ ...optional, ...item }).toEqual({
          title: aText,
          link: ofSite,
          guid: { "#text": ofSite, "@isPermaLink": "true" },
          pubDate: rfc822,
          "dc:creator": aText,
          category: aText,
          description: expect.any(String),
          "content:encoded": portable,
        });
    });

    test("JSON Feed conforms to version 1.1", async () => {
      const feed = JSON.parse((await site.get(`/feed.json${query}`)).text);

      expect(feed).toEqual({
        version: "https://jsonfeed.org/version/1.1",
        title: expect.any(String),
        description: expect.any(String),
        home_page_url: `https://site.example/insights${query}`,
        feed_url: `https://site.example/feed.json${query}`,
        language: "en-CA",
        authors: [{ name: expect.any(String), url: expect.stringMatching(/^https:/) }],
        items: expect.any(Array),
      });
      expectDifferent(feed.items.map(({ id }: { id: string }) => id));
      for (const { content_html, content_text, ...item } of feed.items) {
        expect({ ...optionalJson, ...item }).toEqual({
          id: ofSite,
          url: item.id,
          title: aText,
          summary: expect.any(String),
          tags: [aText],
          authors: [{ name: aText }],
          date_published: rfc3339,
          date_modified: rfc3339,
        });
        expect([typeof content_html, typeof content_text].sort()).toEqual(["string", "undefined"]);
        expect(content_html ?? "").toEqual(portable);
      }
    });
  });

  test("a post with which the feed would become too long has no full text", async () => {
    const { items } = JSON.parse((await site.get("/feed.json")).text);
    const withText = (items as { url: string; content_html?: string }[]).flatMap((item) =>
      item.content_html === undefined ? [] : decodeURIComponent(item.url),
    );

    expect(withText.map((url) => url.slice(url.lastIndexOf("/") + 1)).join()).toBe(
      "plain,odd,long-1,long-2,ütf ✓",
    );
  });

  test("llms.txt lists every page, and the Markdown of every public post with its title and facts", async () => {
    const { text } = await site.get("/llms.txt");
    const markdown = await site.get("/insights/plain.md");

    expect(text).toMatch(/^# Rails & Mines\n\n> /);
    expect(text).toContain("- [Careers](https://site.example/careers): ");
    expect(text).toContain("- [Plain](https://site.example/insights/plain.md)");
    expect(text).not.toContain("future");
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(markdown.text).toMatch(
      /^# Plain\n\nBlog · May 1, 2025 · By Ada · <https.*>\n\n# One\n\nText\n$/,
    );
    expect((await site.get("/insights/future.md")).status).toBe(404);
  });
});

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
    const { items } = JSON.parse((await site.get("/feed.json")).text) as {
      items: Record<"url" | "date_published" | "date_modified", string>[];
    };
    const { rss } = readXml((await site.get("/feed.xml")).text);

    const moments = Array.from({ length: 30 }, (_, index) => newest - index * MINUTE_MS);
    expect(items.map((item) => Date.parse(item.date_published))).toEqual(moments);
    expect(rss.channel.item.map((item: { pubDate: string }) => Date.parse(item.pubDate))).toEqual(
      moments,
    );
    expect(items[0]?.url).toBe("https://site.example/insights/post-0");
    expect(items[0]?.date_modified).toBe("2025-04-02T08:00:00.000Z");
    expect(items[1]?.date_modified).toBe(items[1]?.date_published);
  });

  test("the sitemap lists all pages and as many of the newest posts as one file may have", async () => {
    const { text } = await site.get("/sitemap.xml");
    const { urlset } = readXml(text);
    const addresses: string[] = urlset.url.map(({ loc }: { loc: string }) => loc);
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

function expectDifferent(values: readonly unknown[]): void {
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values).size).toBe(values.length);
}

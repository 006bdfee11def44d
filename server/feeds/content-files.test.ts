import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { insertMedia } from "../db/media.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { childrenNamed, readXml, type XmlElement } from "../testing/read-xml.ts";
import { startApp } from "../testing/start-app.ts";

const POST = "https://site.example/insights/buckling";

onAnyDatabase((database) => {
  let db: Database["db"];
  let site: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => {
    db = database().db;
    site = await startApp(db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await db.query("DELETE FROM blog_posts");
    await db.query(
      `INSERT INTO blog_posts (slug, title, content, category, author, published_at) VALUES
       ('buckling', 'Rail & heat ]]>', E'See [us](/careers), [below](#more)[^1] and ]]>.\n\n## More\n\n![A](/pictures/x.webp)\n\n[^1]: Note', 'blog', 'Ada', '2025-05-01T12:00:00Z'),
       ('news', 'News', 'Text', 'press_release', NULL, '2025-04-01T12:00:00Z'),
       ('undated', 'Undated', 'Text', 'blog', NULL, NULL),
       ('future', 'Future', 'Text', 'blog', NULL, '2999-01-01T12:00:00Z')`,
    );
    await site.contentChanged();
  });

  describe("feeds", () => {
    test("RSS contains the full text of every public post with absolute addresses", async () => {
      const { status, headers, text } = await site.get("/feed.xml");

      expect([status, headers["content-type"]]).toEqual([
        200,
        "application/rss+xml; charset=utf-8",
      ]);
      expect(textsOf(text, "guid")).toEqual([
        POST,
        POST.replace("buckling", "news"),
        POST.replace("buckling", "undated"),
      ]);
      expect(textsOf(text, "title").slice(0, 2)).toEqual([
        "Rails &amp; Mines",
        "Rail &amp; heat ]]&gt;",
      ]);
      expect(text).toContain("<pubDate>Thu, 01 May 2025 12:00:00 GMT</pubDate>");
      expect(text).toContain('href="https://site.example/careers"');
      expect(text).toContain(`href="${POST}#more"`);
      expect(text).toContain('src="https://site.example/pictures/x.webp"');
      expect(text).not.toMatch(/(?:href|src)="[/#]|rel="preload"/);
      expect(text.match(/]]>/g)).toHaveLength(3);
    });

    test("JSON Feed contains the same posts", async () => {
      const json = JSON.parse((await site.get("/feed.json")).text);

      expect(json.version).toBe("https://jsonfeed.org/version/1.1");
      expect(json.items[0]).toMatchObject({
        id: POST,
        title: "Rail & heat ]]>",
        authors: [{ name: "Ada" }],
        date_published: "2025-05-01T12:00:00.000Z",
      });
      expect(json.items[0].content_html).toContain("<h2");
    });

    test("each category has its own feed", async () => {
      const blog = JSON.parse((await site.get("/feed.json?category=blog&x=1")).text);
      const press = JSON.parse((await site.get("/feed.json?category=press_release")).text);

      expect(titlesOf(blog)).toEqual(["Rail & heat ]]>", "Undated"]);
      expect(titlesOf(press)).toEqual(["News"]);
      expect(press.feed_url).toBe("https://site.example/feed.json?category=press_release");
    });

    test("returns 304 in every coding until the posts change", async () => {
      const first = await site.get("/feed.xml", { "accept-encoding": "br" });
      const etag = String(first.headers.etag);
      expect(first.headers["content-encoding"]).toBe("br");
      expect((await site.get("/feed.xml", { "if-none-match": etag })).status).toBe(304);

      await db.query("UPDATE blog_posts SET title = 'Changed' WHERE slug = 'news'");
      await site.contentChanged();

      const again = await site.get("/feed.xml", { "if-none-match": etag });
      expect([again.status, textsOf(again.text, "title")[2]]).toEqual([200, "Changed"]);
    });

    test("removes control characters that XML forbids", async () => {
      await db.query("UPDATE blog_posts SET title = E'a\\x01b\\uFFFEc', content = E'x\\x0By'");
      await site.contentChanged();

      expect((await site.get("/feed.xml")).text).toContain("<title>abc</title>");
    });
  });

  test("the sitemap contains pages and posts with their last change", async () => {
    await db.query("UPDATE blog_posts SET title = 'New' WHERE slug = 'news'");
    await site.contentChanged();

    const { text } = await site.get("/sitemap.xml");

    expect(text).toContain("<url><loc>https://site.example/careers</loc></url>");
    expect(text).toContain(`<loc>${POST}</loc><lastmod>2025-05-01T12:00:00.000Z</lastmod>`);
    const [changed] = /insights\/news<\/loc><lastmod>[^<]+/.exec(text) ?? [];
    expect(changed).toMatch(/lastmod>20(?!25-04-01)/);
    expect(text).not.toMatch(/future|industries\/railway\/|\/search|\/preview/);
    const urlset = readXml(text);
    expect(urlset.name).toBe("urlset");
    expect(urlset.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    for (const url of urlset.children) expectEntry(url);
  });

  test("llms.txt lists every page, and the Markdown of every post", async () => {
    const { text } = await site.get("/llms.txt");

    expect(text).toMatch(/^# Rails & Mines\n\n> /);
    expect(text).toContain("- [Careers](https://site.example/careers): ");
    expect(text).toContain("- [News](https://site.example/insights/news.md)");
  });

  test("a post's address with .md returns its Markdown; without a post it returns the error page", async () => {
    const { text, headers } = await site.get("/insights/buckling.md");

    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(text).toMatch(/^# Rail & heat \]\]>\n\nBlog · May 1, 2025 · By Ada · <https/);
    expect(text).toContain("## More\n\n![A](/pictures/x.webp)");
    expect((await site.get("/insights/future.md")).status).toBe(404);
  });

  test("a post's picture is immutable, an unknown one returns 404", async () => {
    const file = { hash: "0123456789abcdef", width: 480, format: "webp" } as const;
    await insertMedia(db, { ...file, content: Buffer.from("picture") });

    const { text, headers } = await site.get("/media/0123456789abcdef-480.webp");

    expect(text).toBe("picture");
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await site.get("/media/0123456789abcdef-480x300.webp")).text).toBe("picture");
    for (const name of ["0123456789abcdef-481.webp", "x", "..%2f", "%00"]) {
      expect((await site.get(`/media/${name}`)).status).toBe(404);
    }
  });
});

/** The order and format of https://www.sitemaps.org/protocol.html. */
function expectEntry(url: XmlElement): void {
  const names = url.children.map(({ name }) => name);
  const [location = ""] = childrenNamed(url, "loc").map(({ text }) => text);

  expect(url.name).toBe("url");
  expect([["loc"], ["loc", "lastmod"]]).toContainEqual(names);
  expect(new URL(location).origin).toBe("https://site.example");
  expect(location.length).toBeLessThan(2048);
  for (const { text } of childrenNamed(url, "lastmod")) {
    expect(text).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  }
}

function textsOf(xml: string, element: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, "g");
  return [...xml.matchAll(pattern)].map(([, text = ""]) => text);
}

function titlesOf(feed: { items: { title: string }[] }): string[] {
  return feed.items.map(({ title }) => title);
}

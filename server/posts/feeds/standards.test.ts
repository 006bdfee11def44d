import { beforeAll, describe, expect, test } from "vitest";
import { onAnyDatabase } from "../../testing/every-database.ts";
import { childrenNamed, readXml, type XmlElement } from "../../testing/read-xml.ts";
import { createTestSite } from "../../testing/start-app.ts";

/** RFC 822 with four-digit years, as RSS requires, and RFC 3339. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Active elements and relative addresses, which must not be in a feed. */
const ACTIVE = /<(?:script|style|iframe|object|embed|form|page-island)\b|<[^>]+ on[a-z]+=/i;
const RELATIVE = /<[^>]+ (?:href|src)="(?![a-z][a-z\d+.-]*:)/i;

const CHANNEL = "title link description language lastBuildDate atom:link item".split(" ");
const ITEM = "title link guid pubDate dc:creator category description content:encoded".split(" ");

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
      const rss = readXml(text);

      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them
      expect(text).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f]/);
      expect(rss).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
      expect(namesIn(rss)).toEqual(["channel"]);
      for (const channel of rss.children) expectChannel(channel, `/feed.xml${query}`);
    });

    test("JSON Feed conforms to version 1.1", async () => {
      const feed = JSON.parse((await site.get(`/feed.json${query}`)).text);

      expect(feed).toEqual({
        version: "https://jsonfeed.org/version/1.1",
        title: expect.any(String),
        description: expect.any(String),
        home_page_url: expect.stringMatching(/^https:/),
        feed_url: `https://site.example/feed.json${query}`,
        language: "en-CA",
        authors: [{ name: expect.any(String), url: expect.stringMatching(/^https:/) }],
        items: expect.any(Array),
      });
      expectDifferent(feed.items.map(({ id }: { id: string }) => id));
      feed.items.forEach(expectJsonItem);
    });
  });

  test("a post with which the feed would become too long has no full text", async () => {
    const { items } = JSON.parse((await site.get("/feed.json")).text);
    const withText = (items as { url: string; content_html?: string }[]).flatMap((item) =>
      item.content_html === undefined ? [] : decodeURIComponent(item.url),
    );

    expect(withText.map((url) => url.slice(url.lastIndexOf("/") + 1))).toEqual([
      "plain",
      "odd",
      "long-1",
      "long-2",
      "ütf ✓",
    ]);
  });

  test("the sitemap is an XML file of its protocol, and has the last change of posts", async () => {
    const { text } = await site.get("/sitemap.xml");

    expect(readXml(text).attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect(text.replaceAll(/\s/g, "")).toContain(
      "<url><loc>https://site.example/insights/plain</loc><lastmod>2025-05-01T12:00:00.123Z</lastmod></url>",
    );
  });

  test("llms.txt lists every page, and the Markdown of every public post", async () => {
    const { text } = await site.get("/llms.txt");

    expect(text).toMatch(/^# Rails & Mines\n\n> /);
    expect(text).toContain("- [Careers](https://site.example/careers): ");
    expect(text).toContain("- [Plain](https://site.example/insights/plain.md)");
    expect(text).not.toContain("future");
  });

  test("a post's Markdown has its title and facts; a post that is not public has none", async () => {
    const { text, headers } = await site.get("/insights/plain.md");

    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(text).toMatch(/^# Plain\n\nBlog · May 1, 2025 · By Ada · <https.*>\n\n# One\n\nText\n$/);
    expect((await site.get("/insights/future.md")).status).toBe(404);
  });
});

function expectChannel(channel: XmlElement, self: string): void {
  expect(CHANNEL).toEqual(expect.arrayContaining(namesIn(channel)));
  expect(namesIn(channel)).toEqual(expect.arrayContaining(["title", "link", "description"]));
  expect(textIn(channel, "link")).toMatch(/^https:\/\/site\.example\//);
  expectRfc822(textIn(channel, "lastBuildDate"));
  expect(childrenNamed(channel, "atom:link")[0]?.attributes).toMatchObject({
    href: `https://site.example${self}`,
    rel: "self",
    type: "application/rss+xml",
  });
  const items = childrenNamed(channel, "item");
  expectDifferent(items.map((item) => textIn(item, "guid")));
  items.forEach(expectItem);
}

function expectItem(item: XmlElement): void {
  const names = namesIn(item);
  expect(ITEM).toEqual(expect.arrayContaining(names));
  expect(names).toEqual(expect.arrayContaining(["title", "link", "guid"]));
  expectDifferent(names);
  expect(childrenNamed(item, "guid")[0]?.attributes).toEqual({ isPermaLink: "true" });
  expect(URL.canParse(textIn(item, "guid"))).toBe(true);
  if (names.includes("pubDate")) expectRfc822(textIn(item, "pubDate"));
  expectPortable(textIn(item, "content:encoded"));
}

function expectJsonItem(item: Record<string, unknown>): void {
  expect(item).toMatchObject({
    id: expect.stringMatching(/^https:/),
    url: item.id,
    title: expect.stringMatching(/./),
    tags: [expect.any(String)],
    ...(item.authors ? { authors: [{ name: expect.stringMatching(/./) }] } : {}),
  });
  const texts = [typeof item.content_html, typeof item.content_text];
  expect(texts.sort()).toEqual(["string", "undefined"]);
  expectPortable(String(item.content_html));
  for (const date of [item.date_published, item.date_modified]) {
    if (date === undefined) continue;
    expect(date).toMatch(RFC_3339);
    expect(Date.parse(String(date))).not.toBeNaN();
  }
}

/** Checks the weekday as well. */
function expectRfc822(date: string): void {
  expect(date).toMatch(RFC_822);
  expect(new Date(date).toUTCString().slice(0, 11)).toBe(date.slice(0, 11));
}

function expectPortable(html: string): void {
  expect(html).not.toMatch(ACTIVE);
  expect(html).not.toMatch(RELATIVE);
}

function expectDifferent(values: readonly unknown[]): void {
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values).size).toBe(values.length);
}

function namesIn({ children }: XmlElement): string[] {
  return children.map(({ name }) => name);
}

function textIn(element: XmlElement, name: string): string {
  return childrenNamed(element, name)[0]?.text ?? "";
}

import { expect, test } from "vitest";
import { atomFaults, rssFaults, sitemapFaults } from "./feed-rules.ts";
import { jsonFeedFaults } from "./json-feed.ts";
import { structuredDataFaults } from "./structured-data.ts";

const SITE = "https://site.example";

const rss = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>A</title><link>${SITE}/</link><description>A</description>
<atom:link href="${SITE}/feed.xml" rel="self"/>
<item><title>B</title><guid>${SITE}/b</guid><pubDate>Sat, 22 Nov 2025 10:00:00 GMT</pubDate>
<content:encoded><![CDATA[<p><a href="${SITE}/">a</a></p>]]></content:encoded></item>
</channel></rss>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><id>${SITE}/feed.atom</id>
<link rel="self" href="${SITE}/feed.atom"/><updated>2025-11-22T10:00:00Z</updated>
<author><name>A</name></author>
<entry><title>B</title><id>${SITE}/b</id><updated>2025-11-22T10:00:00Z</updated>
<link rel="alternate" href="${SITE}/b"/><content type="html">&lt;p></content></entry></feed>`;

const urlset = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${SITE}/a</loc><lastmod>2025-11-22</lastmod></url></urlset>`;

const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${SITE}/sitemap.xml?part=1</loc></sitemap></sitemapindex>`;

const json = JSON.stringify({
  version: "https://jsonfeed.org/version/1.1",
  title: "A",
  feed_url: `${SITE}/feed.json`,
  items: [{ id: "b", content_text: "B", date_published: "2025-11-22T10:00:00Z" }],
});

const crumbs = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: `${SITE}/` },
    { "@type": "ListItem", position: 2, name: "Careers" },
  ],
});

const post = JSON.stringify({
  "@context": "https://schema.org",
  "@type": "BlogPosting",
  headline: "B",
  url: `${SITE}/b`,
  datePublished: "2025-11-22T10:00:00Z",
  author: { "@type": "Person", name: "Ada" },
});

const feedOf = (xml: string) => rssFaults(xml, `${SITE}/feed.xml`);
const atomOf = (xml: string) => atomFaults(xml, `${SITE}/feed.atom`);
const sitemapOf = (xml: string) => sitemapFaults(xml, SITE);
const jsonOf = (text: string) => jsonFeedFaults(text, `${SITE}/feed.json`);

type Validator = (text: string) => string[] | Promise<string[]>;

test.each<[string, Validator, string, [written: string, instead: string][]]>([
  [
    "RSS",
    feedOf,
    rss,
    [
      ["<description>A</description>", ""],
      ["</channel>", "<item/></channel>"],
      ["<title>B</title>", "<title>B</title><author>Ada</author>"],
      ["22 Nov", "21 Nov"],
      ["Sat, 22 Nov 2025", "2025-11-22"],
      ["/feed.xml", "/feed"],
      [`href="${SITE}/">a`, 'href="/careers">a'],
      ["<p>", '<p onclick="x()">'],
      ["</title><link>", "<link></title>"],
    ],
  ],
  [
    "Atom",
    atomOf,
    atom,
    [
      [`<id>${SITE}/b</id>`, ""],
      [`<id>${SITE}/b</id>`, "<id>b</id>"],
      [`<id>${SITE}/b</id>`, `<id>${SITE}/feed.atom</id>`],
      ["<updated>2025-11-22T10:00:00Z", "<updated>22 November"],
      ["<author><name>A</name></author>", ""],
      ["<author><name>A</name></author>", "<author/>"],
      ['type="html"', 'type="markdown"><b/'],
      ["&lt;p>", "&lt;script>"],
      ["<title>B</title>", "<pubDate>B</pubDate>"],
    ],
  ],
  [
    "a sitemap",
    sitemapOf,
    urlset,
    [
      ["2025-11-22", "yesterday"],
      [`<loc>${SITE}/a</loc>`, ""],
      [SITE, "https://else.example"],
      ["</urlset>", `<url><loc>${SITE}/a</loc></url></urlset>`],
      ["<lastmod>2025-11-22</lastmod>", "<changed/>"],
    ],
  ],
  [
    "an index of sitemaps",
    sitemapOf,
    index,
    [
      [SITE, ""],
      ["</loc>", "</loc><changefreq>daily</changefreq>"],
    ],
  ],
  [
    "JSON Feed",
    jsonOf,
    json,
    [
      ['"id":"b",', ""],
      ["version/1.1", "version/1"],
      ['"content_text":"B",', ""],
      ["2025-11-22T10:00:00Z", "2025-11-22"],
      ['"id":"b"', '"id":"b","pubDate":"x"'],
      ["/feed.json", "/else.json"],
    ],
  ],
  [
    "the way to a page",
    structuredDataFaults,
    crumbs,
    [
      ['"position":2', '"position":3'],
      ['"name":"Careers"', '"headline":"Careers"'],
      ["BreadcrumbList", "Breadcrumbs"],
      ["itemListElement", "itemListElements"],
      [`,"item":"${SITE}/"`, ""],
      ["https://schema.org", "https://schema.example"],
    ],
  ],
  [
    "a post's data",
    structuredDataFaults,
    post,
    [
      ['"author":{"@type":"Person","name":"Ada"}', '"author":{"name":"Ada"}'],
      ['"@type":"Person"', '"@type":"Product"'],
      ["2025-11-22T10:00:00Z", "last Saturday"],
      [`${SITE}/b`, "b"],
      ['"headline":"B"', '"headline":""'],
      ['"headline":"B"', '"headline":"B","salaryCurrency":"CAD"'],
      ['"headline"', '"title"'],
    ],
  ],
])(
  "what is wrong with %s is found, and nothing where nothing is",
  async (_, validate, good, ways) => {
    expect(await validate(good)).toEqual([]);
    for (const [written, instead] of ways) {
      const bad = good.replace(written, instead);
      expect(bad, `${written} stands in the document`).not.toBe(good);
      expect(await validate(bad), `${instead || "nothing"} for ${written}`).not.toEqual([]);
    }
  },
);

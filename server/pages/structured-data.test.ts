import { beforeAll, expect, test } from "vitest";
import { paths } from "../../shared/paths.ts";
import { routes } from "../routes.ts";
import { onAnyDatabase } from "../testing/every-database.ts";
import { createTestSite } from "../testing/start-app.ts";

type Data = Record<string, unknown>;

/**
 * The properties that Google's rich results require or recommend, except those that the site does not
 * know, such as a person's page, a postal address or profiles elsewhere.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const properties: Record<string, readonly string[]> = {
  BlogPosting: ["headline", "author", "datePublished", "dateModified", "image"],
  NewsArticle: ["headline", "author", "datePublished", "dateModified", "image"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  Organization: ["name"],
  Person: ["name"],
  WebSite: ["name", "url"],
  VideoObject: ["name", "thumbnailUrl", "uploadDate"],
};

const ADDRESSES = ["url", "item", "image", "logo", "mainEntityOfPage"];
const DATES = ["datePublished", "dateModified", "uploadDate"];
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const GRAPH = ["og:title", "og:type", "og:url", "og:image"];
/** The form page needs a captcha, which this test's app does not have. */
const fixedPaths = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(":") && path !== paths.bookADemo());
const everyPath = [...fixedPaths, "/insights/a", "/insights/b"];
const CRUMBS = /<nav[^>]*aria-label="Breadcrumb".*?<\/nav>/s;

onAnyDatabase((database) => {
  const site = createTestSite(database);
  beforeAll(async () => {
    await site.query(
      `INSERT INTO blog_posts (slug, title, content, category, author, image_url, published_at) VALUES
       ('a', '</script><b>"A"', 'Text', 'blog', 'Ada', '/pictures/rail-summer.webp', '2025-05-01Z'),
       ('b', 'B', 'Text', 'press_release', 'Editorial team', '/pictures/rail-summer.webp', '2025-05-02Z')`,
    );
  });

  test.each([
    ["/", ["Organization", "WebSite"]],
    ["/insights/a", ["BlogPosting", "BreadcrumbList"]],
    ["/insights/b", ["NewsArticle", "BreadcrumbList"]],
  ])("%s is described as %j", async (path, types) => {
    const blocks = dataIn((await site.get(path)).text);

    expect(blocks.map((block) => block["@type"])).toEqual(types);
    expect(blocks[0]).toHaveProperty(path === "/" ? "logo" : "image");
  });

  test.each(everyPath)(
    "%s has structured data of known types with required fields, ISO dates and absolute addresses, the steps of its visible breadcrumb, and each Open Graph property once",
    async (path) => {
      const { text } = await site.get(path);
      const blocks = dataIn(text);

      for (const block of blocks) expect(block["@context"]).toBe("https://schema.org");
      for (const thing of blocks.flatMap(thingsIn)) expectValid(thing);
      expectBreadcrumb(path, text);
      for (const name of GRAPH) expect(text.split(`property="${name}"`), name).toHaveLength(2);
      expect(graphOf(text, "og:url")).toMatch(/^https:\/\/site\.example\//);
      expect(graphOf(text, "og:image")).toMatch(/^https:\/\/site\.example\/.+\.(?:jpe?g|png)$/);
      expect(graphOf(text, "og:type")).toBe(path.startsWith("/insights/") ? "article" : "website");
    },
  );
});

function expectValid(thing: Data): void {
  const type = String(thing["@type"]);
  const required = properties[type] ?? ["no such type"];
  expect(Object.keys(thing), type).toEqual(expect.arrayContaining([...required]));
  expect(valuesOf(thing, ADDRESSES).filter((value) => !URL.canParse(value))).toEqual([]);
  for (const date of valuesOf(thing, DATES)) expect(date).toMatch(ISO_8601);
}

/** The breadcrumb has the same existing pages in structured data as in the visible page. */
function expectBreadcrumb(path: string, html: string): void {
  const [nav = ""] = CRUMBS.exec(html) ?? [];
  const shown = [...nav.matchAll(/<li[^>]*><(?:a|span)[^>]*>(.*?)<\//g)];
  const lists = dataIn(html).filter((block) => block["@type"] === "BreadcrumbList");
  const steps = lists.flatMap((list) => list.itemListElement as Data[]);
  const pages = steps.map(({ item }) => item);

  expect(lists).toHaveLength(path === paths.home() ? 0 : 1);
  expect(steps.map(({ position, name }) => [position, name])).toEqual(
    shown.map(([, label = ""], index) => [index + 1, readable(label)]),
  );
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.at(-1)).toBe(pages.length === 0 ? undefined : graphOf(html, "og:url"));
}

function dataIn(html: string): Data[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json = ""]) => JSON.parse(json));
}

function graphOf(html: string, name: string): string | undefined {
  return new RegExp(`property="${name}" content="([^"]+)"`).exec(html)?.[1];
}

function readable(html: string): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
}

/** Lists the object and all nested objects that have a type. */
function thingsIn(value: unknown): Data[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Data, ...inner] : inner;
}

function valuesOf(thing: Data, names: readonly string[]): string[] {
  return names.filter((name) => name in thing).map((name) => String(thing[name]));
}

import { expect, test } from "@playwright/test";
import { pages, seedPost } from "./support/pages.ts";
import { get } from "./support/shared-site.ts";

interface Item {
  title: string;
  image?: string;
}

for (const [path, type, part] of [
  ["/feed.xml", "application/rss+xml; charset=utf-8", /<rss .*<item>.*<\/rss>\s*$/s],
  ["/feed.json", "application/feed+json; charset=utf-8", /"version":"https:\/\/jsonfeed\.org/],
  ["/sitemap.xml", "application/xml; charset=utf-8", /<urlset .*<\/urlset>\s*$/s],
  ["/llms.txt", "text/plain; charset=utf-8", /^# /],
  [`${seedPost}.md`, "text/markdown; charset=utf-8", /^# /],
  ["/robots.txt", "text/plain; charset=utf-8", /Disallow: \/api\/\n.*Sitemap: http/s],
  ["/manifest.webmanifest", "application/manifest+json", /"icons":/],
  ["/downloads/rail-temperature.csv", "text/csv; charset=utf-8; header=present"],
  ["/downloads/alert.eml", "message/rfc822"],
  ["/downloads/alert.cap.xml", "application/cap+xml"],
  ["/downloads/alert.ics", "text/calendar; charset=utf-8"],
  ["/example-line/ranked-list.csv", "text/csv; charset=utf-8; header=present"],
] as const) {
  test(`${path} is ${type}${part ? "" : " and is saved under its name"}`, async () => {
    const { headers, text } = await get(path);

    expect(headers["content-type"]).toContain(type);
    if (part) return expect(text).toMatch(part);
    const name = path.slice(path.lastIndexOf("/") + 1);
    expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
    expect((await get(`${path}x`)).status).toBe(404);
  });
}

test("a post's own address gives its Markdown to clients that prefer it, and HTML to all others", async () => {
  const source = (await get(`${seedPost}.md`)).text;
  const markdown = { Accept: "text/markdown, text/html;q=0.5" };

  for (const round of ["before the page is stored", "from the page cache"]) {
    const { status, headers, text } = await get(`${seedPost}?utm_source=mail`, markdown);
    expect(status, round).toBe(200);
    expect(headers["content-type"], round).toBe("text/markdown; charset=utf-8");
    expect(headers.vary, round).toBe("Accept, Accept-Encoding");
    expect(text, round).toBe(source);
  }
  for (const accept of ["text/html, text/markdown", "*/*", "image/png", "text/markdown;q=0"]) {
    const { headers } = await get(seedPost, { Accept: accept });
    expect(headers["content-type"], accept).toBe("text/html; charset=utf-8");
    expect(headers.vary, accept).toBe("Accept, Accept-Encoding");
  }
  expect((await get("/insights/nobody-wrote-this", markdown)).status).toBe(404);
  expect((await get(seedPost)).text).toContain(
    `<link rel="alternate" type="text/markdown" href="${seedPost}.md"/>`,
  );
});

test("the sitemap lists every page and every post once, and no missing ones", async () => {
  const { text } = await get("/sitemap.xml");
  const listed = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );

  const posts = listed.filter((path) => path.startsWith("/insights/"));
  expect(listed.filter((path) => !posts.includes(path)).toSorted()).toEqual(pages.toSorted());
  expect(new Set(posts).size).toBe(posts.length);
  expect(posts.length).toBeGreaterThan(5);
  expect(text.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(posts.length);
  for (const path of listed) expect((await get(path)).status, path).toBe(200);
});

test("both feeds list the press releases of the list in its order, with their pictures", async () => {
  const query = "?category=press_release";
  const posts = JSON.parse((await get(`/api/blog_posts${query}`)).text) as Item[];
  const { items } = JSON.parse((await get(`/feed.json${query}`)).text) as { items: Item[] };
  const rss = (await get(`/feed.xml${query}`)).text;
  const allIn = (pattern: RegExp) => [...rss.matchAll(pattern)].map(([, part]) => part);

  const titles = posts.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(1);
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(allIn(/<item>\s*<title>([^<]*)/g)).toEqual(titles);
  const pictures = allIn(/<media:content [^>]*url="(http[^"]*)"/g);
  expect(pictures).toHaveLength(titles.length);
  expect(items.map(({ image }) => image)).toEqual(pictures);
});

test("/api/blog_posts heeds limit and category, and is asked for each time", async () => {
  const { headers, text } = await get("/api/blog_posts?limit=2");
  const blog = JSON.parse((await get("/api/blog_posts?category=blog&limit=3")).text) as object[];

  expect(headers["cache-control"]).toBe("no-cache");
  expect(JSON.parse((await get("/api/blog_posts?category=nothing")).text)).toEqual([]);
  expect(JSON.parse(text)).toHaveLength(2);
  expect(blog).toEqual(Array(3).fill(expect.objectContaining({ category: "blog" })));
});

test("/healthz and /readyz answer 200 and must not be cached", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const { status, headers, text } = await get(path);

    expect(status, path).toBe(200);
    expect(JSON.parse(text).status, path).toMatch(/ok|ready/);
    expect(headers["cache-control"], path).toBe("no-store");
  }
});

test("each challenge of the captcha is new and must not be cached", async () => {
  const first = await get("/api/captcha/challenge");
  const second = await get("/api/captcha/challenge");

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(JSON.parse(second.text).signature).not.toBe(JSON.parse(first.text).signature);
  expect(second.headers["cache-control"]).toBe("no-store");
});

import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { aliases, pages, seedPost } from "./support/pages.ts";
import { sharedSite } from "./support/shared-site.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(sharedSite.url, path, { headers });

test("every page answers 200 with a whole document, one main heading and different ids", async () => {
  for (const path of [...pages, seedPost, "/search", "/search?q=culvert"]) {
    const page = await get(path);
    const storage = path.startsWith("/search") ? "private, no-store" : "no-cache";

    expect.soft(page.status, path).toBe(200);
    expect.soft(page.headers["content-type"], path).toBe("text/html; charset=utf-8");
    expect.soft(page.headers["cache-control"], path).toBe(storage);
    expect.soft(page.headers.vary, path).toContain("Accept-Encoding");
    expect.soft(page.text, path).toMatch(/^<!DOCTYPE html><html lang="en-CA"/);
    expect.soft(page.text.match(/<h1[ >]/g), path).toHaveLength(1);
    const ids = [...page.text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect.soft(ids, path).toEqual([...new Set(ids)]);
    expect.soft(page.text, path).toMatch(/<header[ >].*<main[ >].*<footer[ >].*<\/html>$/s);
  }
});

test("every page has its own title and description", async () => {
  const answers = await Promise.all([...pages, seedPost].map((path) => get(path)));
  for (const pattern of [
    /<title>(.{9,}?)<\/title>/,
    /<meta name="description" content="(.{9,}?)"/,
  ]) {
    const texts = answers.map(({ text }) => pattern.exec(text)?.[1]);

    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(answers.length);
  }
});

test("every page names its canonical address, aliases and unknown queries that of the page", async () => {
  const named = [
    ...pages.map((path) => [path, path]),
    ...aliases.map(({ alias, canonical }) => [alias, canonical]),
    ["/careers?utm_source=mail", "/careers"],
  ];
  for (const [path = "", canonical] of named) {
    const { text } = await get(path);

    const [, address] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(text) ?? [];
    expect.soft(address || "/", path).toBe(canonical);
  }
});

test("a stored page or feed carries an ETag and is answered with 304 when the client has it", async () => {
  for (const path of [
    ...["/", "/careers", "/insights", "/insights?category=blog", seedPost, `${seedPost}.md`],
    ...["/feed.xml", "/feed.json", "/sitemap.xml", "/llms.txt", "/api/post-summaries"],
  ]) {
    await expect.poll(async () => (await get(path)).headers.etag, path).toBeTruthy();
    const page = await get(path);

    // Programs that fetch feeds send both.
    const known = await get(path, {
      "If-None-Match": `"other", ${page.headers.etag}`,
      "Cache-Control": "no-cache",
    });

    expect(known.status, path).toBe(304);
    expect(known.headers.etag, path).toBe(page.headers.etag);
    expect(known.headers["cache-control"], path).toBe("no-cache");
    expect(known.body, path).toHaveLength(0);
    expect((await get(path, { "If-None-Match": '"other"' })).status, path).toBe(200);
  }
});

const HEADERS = ["content-type", "content-length", "content-disposition", "etag", "cache-control"];

test("HEAD has the status and headers of GET and no body", async () => {
  for (const path of [
    ...["/careers", "/insights", "/feed.xml", "/favicon.svg", "/no/such/page"],
    ...["/downloads/alert.ics", "/example-line/ranked-list.csv", "/api/blog_posts"],
  ]) {
    await get(path);
    const page = await get(path);

    const head = await ask(sharedSite.url, path, { method: "HEAD" });

    expect(head.status, path).toBe(page.status);
    expect(head.body, path).toHaveLength(0);
    for (const name of HEADERS) {
      expect(head.headers[name], `${name} of ${path}`).toBe(page.headers[name]);
    }
  }
});

test("a Range header on a page is answered with the whole page", async () => {
  const page = await get("/careers", { Range: "bytes=0-9" });

  expect(page.status).toBe(200);
  expect(page.text).toContain("</html>");
});

test("a query that a page does not declare shares the page's entry", async () => {
  const [clean, other] = [await get("/careers"), await get("/careers?utm_source=mail&x=%00")];

  expect(other.headers.etag).toBe(clean.headers.etag);
  expect(other.text).toBe(clean.text);
});

test("another spelling of an address shows the page, which is not stored", async () => {
  const path = seedPost.replace("rail", "r%61il");

  for (const round of ["first", "second"]) {
    const { status, headers } = await get(path);
    expect([status, headers.etag], round).toEqual([200, undefined]);
  }
});

test("the pages of an unknown path and an unknown post are not for search engines", async () => {
  for (const path of ["/no/such/page", "/insights/no-such-post"]) {
    const { text } = await get(path);

    expect(/<meta name="robots" content="noindex/.test(text), path).toBe(true);
  }
});

test("slashes behind a path and before it are removed by a 308, which leads to no other host", async () => {
  for (const [path, location] of [
    ["/careers/", "/careers"],
    ["/careers/?x=1", "/careers?x=1"],
    [`${seedPost}/`, seedPost],
    ["//other.example/", "/other.example"],
    ["/\\other.example/", "/other.example"],
    ["/\\/other.example/", "/other.example"],
    ["/.//other.example/", "/./other.example"],
  ] as const) {
    const { status, headers } = await get(path);

    expect({ status, location: headers.location }).toEqual({ status: 308, location });
  }
});

test("60 requests at once for missing things are all answered 404", async () => {
  for (const path of ["/insights/no-such-post", "/insights/no-such-post.md", "/no/such"]) {
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(path)));

    expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([404]));
  }
});

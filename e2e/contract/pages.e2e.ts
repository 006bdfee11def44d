import { expect, test } from "@playwright/test";
import { ask } from "./support/network.ts";
import { aliases, pages, seedPost } from "./support/pages.ts";
import { get, sharedSite, untilStored } from "./support/shared-site.ts";

test("every page answers 200 with a whole document, one main heading, different ids, and its own title, description and canonical address", async () => {
  const documents = [...pages, seedPost];
  const [titles, descriptions] = [new Set(), new Set()];
  for (const path of [...documents, "/search", "/search?q=culvert"]) {
    const { status, headers, text } = await get(path);
    const storage = path.startsWith("/search") ? "private, no-store" : "no-cache";

    expect.soft(status, path).toBe(200);
    expect.soft(headers["content-type"], path).toBe("text/html; charset=utf-8");
    expect.soft(headers["cache-control"], path).toBe(storage);
    expect.soft(headers.vary, path).toContain("Accept-Encoding");
    expect.soft(text, path).toMatch(/^<!DOCTYPE html><html lang="en-CA"/);
    expect.soft(text.match(/<h1[ >]/g), path).toHaveLength(1);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect.soft(ids, path).toEqual([...new Set(ids)]);
    expect.soft(text, path).toMatch(/<header[ >].*<main[ >].*<footer[ >].*<\/html>$/s);
    if (storage !== "no-cache") continue;
    titles.add(/<title>(.{9,}?)<\/title>/.exec(text)?.[1] ?? path);
    descriptions.add(/<meta name="description" content="(.{9,}?)"/.exec(text)?.[1]);
    expect.soft(canonicalIn(text), path).toBe(path);
  }
  expect(titles.size).toBe(documents.length);
  expect(descriptions.size).toBe(documents.length);
  expect(descriptions).not.toContain(undefined);
});

test("aliases and unknown queries name the canonical address of the page", async () => {
  for (const { alias, canonical } of aliases)
    expect.soft(canonicalIn((await get(alias)).text), alias).toBe(canonical);
  expect(canonicalIn((await get("/careers?utm_source=mail")).text)).toBe("/careers");
});

test("a stored page or feed carries an ETag, a feed also the date of its last change, and is answered with 304 when the client has it", async () => {
  for (const path of [
    ...["/", "/careers", "/insights", "/insights?category=blog", seedPost, `${seedPost}.md`],
    ...["/feed.xml", "/feed.json", "/feed.xml?category=blog", "/sitemap.xml", "/llms.txt"],
    "/api/post-summaries",
  ]) {
    await untilStored(path);
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
    if (!path.startsWith("/feed")) continue;
    for (const [date = "", status] of [
      [page.headers["last-modified"], 304],
      ["Mon, 01 Jan 1900 00:00:00 GMT", 200],
    ] as const)
      expect((await get(path, { "If-Modified-Since": date })).status, path).toBe(status);
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

test("a page is sent whole in spite of a Range header, is the same for a query that it does not declare, and is not stored for another spelling of its address", async () => {
  const page = await get("/careers", { Range: "bytes=0-9" });
  const other = await get("/careers?utm_source=mail&x=%00");

  expect(page.status).toBe(200);
  expect(page.text).toContain("</html>");
  expect([other.headers.etag, other.text]).toEqual([page.headers.etag, page.text]);
  for (const round of ["first", "second"]) {
    const { status, headers } = await get(seedPost.replace("rail", "r%61il"));
    expect([status, headers.etag], round).toEqual([200, undefined]);
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

function canonicalIn(html: string): string {
  const [, path] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
  return path || "/";
}

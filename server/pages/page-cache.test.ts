import { beforeEach, expect, test, vi } from "vitest";
import { HttpError } from "../base/errors.ts";
import { createCacheWarmer } from "./cache-warmer.ts";
import { type Encoded, PageCache, type Rendered } from "./page-cache.ts";
import type { PageDeps, Source } from "./source.ts";

interface Changes extends Partial<Rendered> {
  cache?: "static" | "content";
}

const pageOf = (text: string, changes: Changes = {}): Rendered => ({
  status: 200,
  headers: { "Content-Type": "text/html" },
  body: Buffer.from(text),
  ...changes,
});

const source = { path: "/", cache: "content" } as const;

const rendering =
  (text: string, { cache = "content", ...changes }: Changes = {}) =>
  () => ({ source: { ...source, cache }, rendered: Promise.resolve(pageOf(text, changes)) });

const failing = () => ({ source, rendered: Promise.reject(new Error("the database is away")) });

/** Headers of a page of which some data could not be read. */
const incomplete = { headers: { "Cache-Control": "no-store" } };

/** A render that the test completes. */
function heldRender(page: Rendered) {
  let release = () => {};
  const rendered = new Promise<Rendered>((resolve) => {
    release = () => resolve(page);
  });
  return { start: () => ({ source, rendered }), release };
}

const textOf = (page: Encoded | Rendered | undefined) =>
  page && String("body" in page ? page.body : page.variants.identity.body);

let cache: PageCache;
beforeEach(() => {
  cache = new PageCache();
});

/** Stores a page, and then changes the content. */
async function storeStale(text: string, key = "/"): Promise<void> {
  await cache.getOrRender(key, rendering(text)).page;
  cache.invalidate();
}

const storedText = (key: string) => textOf(cache.get(key)?.page);

test("a stored page is fresh until content changes, a static page also after that", async () => {
  await cache.getOrRender("/", rendering("page")).page;
  await cache.getOrRender("/careers", rendering("page", { cache: "static" })).page;
  const before = storedText("/");

  cache.invalidate();

  expect(before).toBe("page");
  expect(cache.get("/")).toBeUndefined();
  expect(storedText("/careers")).toBe("page");
});

test("a request after the change does not join a render from before it", async () => {
  const { start, release } = heldRender(pageOf("old"));
  const before = cache.getOrRender("/", start).page;
  cache.invalidate();

  const after = await cache.getOrRender("/", rendering("new")).page;
  release();

  expect(textOf(after)).toBe("new");
  expect(textOf(await before)).toBe("old");
  expect(storedText("/")).toBe("new");
});

test("concurrent requests share one render, also when a render from before a change ends meanwhile", async () => {
  const before = heldRender(pageOf("old"));
  const after = heldRender(pageOf("new"));
  const { page } = cache.getOrRender("/", before.start);
  cache.invalidate();
  cache.getOrRender("/", after.start);
  before.release();
  await page;

  const third = cache.getOrRender("/", () => {
    throw new Error("rendered twice");
  });

  after.release();
  expect(textOf(await third.page)).toBe("new");
});

test.each([
  ["fails", failing],
  ["is incomplete", rendering("no posts", incomplete)],
])("while a new render %s, the old page is returned and stays stale", async (_how, start) => {
  await storeStale("old");

  expect(textOf(await cache.getOrRender("/", start).page)).toBe("old");
  expect(cache.get("/")).toBeUndefined();
});

test.each([incomplete, { status: 404 }])("does not store a page with %j", async (changes) => {
  const page = await cache.getOrRender("/", rendering("not whole", changes)).page;

  expect(textOf(page)).toBe("not whole");
  expect(cache.bytes).toBe(0);
});

test("rejects for all requests if the page does not exist any more, and drops the old page", async () => {
  await storeStale("old", "/insights/gone.md");
  const error = new HttpError(404, "not_found", "Nothing is here");
  const missing = () => ({ source, rendered: Promise.reject(error) });

  const pages = [1, 2].map(() => cache.getOrRender("/insights/gone.md", missing).page);

  for (const page of pages) await expect(page).rejects.toThrow("Nothing is here");
  expect(cache.bytes).toBe(0);
});

test("drops the least recently used page above the size limit", async () => {
  cache = new PageCache(12_000);
  for (const key of ["/a", "/b"]) await cache.getOrRender(key, rendering(key)).page;
  cache.get("/a");

  await cache.getOrRender("/c", rendering("/c")).page;

  expect(cache.get("/b")).toBeUndefined();
  expect(cache.get("/a")).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(12_000);
});

test("a page that is not whole is rendered again until it is, before the site is ready", async () => {
  const storage = vi.fn().mockReturnValueOnce("no-store").mockReturnValue("no-cache");
  const feed: Source = {
    path: "/feed.xml",
    cache: "content",
    load: async () => ({
      status: 200,
      headers: { "Cache-Control": storage() },
      body: Buffer.from("feed"),
    }),
  };

  await createCacheWarmer({ pageCache: cache } as PageDeps, [feed]).warmAll();

  expect(storage).toHaveBeenCalledTimes(2);
  expect(cache.get("/feed.xml")).toBeDefined();
});

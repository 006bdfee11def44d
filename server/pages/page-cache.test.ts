import { expect, test, vi } from "vitest";
import { type CacheablePage, type FoundPage, PageCache } from "./page-cache.ts";

const pageOf = (text: string, changes: Partial<CacheablePage> = {}): CacheablePage => ({
  status: 200,
  headers: { "Content-Type": "text/html" },
  body: Buffer.from(text),
  freshness: "content",
  ...changes,
});

const rendering = (text: string, changes?: Partial<CacheablePage>) => () => ({
  finished: Promise.resolve(pageOf(text, changes)),
});

const failing = () => ({ finished: Promise.reject(new Error("the database is away")) });

/** A render that the test completes. */
function heldRender(page: CacheablePage) {
  let release = () => {};
  const finished = new Promise<CacheablePage>((resolve) => {
    release = () => resolve(page);
  });
  return { start: () => ({ finished }), release };
}

const textOf = (page: FoundPage | undefined) =>
  page && String("body" in page ? page.body : page.variants.identity.body);

test("concurrent requests share one render", async () => {
  const cache = new PageCache();
  const start = vi.fn(rendering("page"));

  const pages = await Promise.all([
    cache.getOrRender("/", start).page,
    cache.getOrRender("/", start).page,
  ]);

  expect(start).toHaveBeenCalledTimes(1);
  expect(pages.map(textOf)).toEqual(["page", "page"]);
});

test("a stored page is fresh until content changes", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/", rendering("page")).page;
  const before = cache.get("/");

  cache.invalidate();

  expect(textOf(before)).toBe("page");
  expect(cache.get("/")).toBeUndefined();
});

test("a static page stays fresh when content changes", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/careers", rendering("page", { freshness: "static" })).page;

  cache.invalidate();

  expect(textOf(cache.get("/careers"))).toBe("page");
});

test("a page is not stored when content changes while it is rendered", async () => {
  const cache = new PageCache();
  const { start, release } = heldRender(pageOf("old"));
  const { page } = cache.getOrRender("/insights?page=2", start);

  cache.invalidate();
  release();

  expect(textOf(await page)).toBe("old");
  expect(cache.get("/insights?page=2")).toBeUndefined();
});

test("a page is not stored when content changes while it is compressed", async () => {
  const cache = new PageCache();
  const { page } = cache.getOrRender("/feed.xml", rendering("old".repeat(200_000)));

  // The render has ended by then; zlib compresses in other threads.
  await new Promise(setImmediate);
  cache.invalidate();
  await page;

  expect(cache.get("/feed.xml")).toBeUndefined();
});

test("a request after the change does not join a render from before it", async () => {
  const cache = new PageCache();
  const { start, release } = heldRender(pageOf("old"));
  const before = cache.getOrRender("/", start).page;
  cache.invalidate();

  const after = await cache.getOrRender("/", rendering("new")).page;
  release();

  expect(textOf(after)).toBe("new");
  expect(textOf(await before)).toBe("old");
  expect(textOf(cache.get("/"))).toBe("new");
});

test("the stale page is there while its refresh hangs, and not once the refresh is done", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/", rendering("old")).page;
  cache.invalidate();
  const { start, release } = heldRender(pageOf("new"));
  const refresh = cache.getOrRender("/", start).page;

  const during = await cache.staleWhile("/", refresh);
  release();
  await refresh;

  expect(textOf(during)).toBe("old");
  expect(await cache.staleWhile("/", refresh)).toBeUndefined();
  expect(textOf(cache.get("/"))).toBe("new");
});

test("there is no stale page of a page that was never rendered", async () => {
  const endless = new Promise<never>(() => {});

  expect(await new PageCache().staleWhile("/", endless)).toBeUndefined();
});

test("while the render fails, the old page is returned and stays stale", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/", rendering("old")).page;
  cache.invalidate();

  const page = await cache.getOrRender("/", failing).page;

  expect(textOf(page)).toBe("old");
  expect(cache.get("/")).toBeUndefined();
});

test("rejects all waiting requests if the first render of a page fails", async () => {
  const cache = new PageCache();

  const pages = [cache.getOrRender("/", failing).page, cache.getOrRender("/", failing).page];

  for (const page of pages) await expect(page).rejects.toThrow("the database is away");
});

test("returns the old page instead of an incomplete one, or the incomplete one without storing it", async () => {
  const cache = new PageCache();
  const first = await cache.getOrRender("/", rendering("no posts", { incomplete: true })).page;
  const isStored = cache.get("/") !== undefined;
  await cache.getOrRender("/", rendering("posts")).page;
  cache.invalidate();

  const second = await cache.getOrRender("/", rendering("no posts", { incomplete: true })).page;

  expect(textOf(first)).toBe("no posts");
  expect(isStored).toBe(false);
  expect(textOf(second)).toBe("posts");
});

test("resolves to undefined for all requests if the page does not exist, and drops the old page", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/insights/gone.md", rendering("old")).page;
  cache.invalidate();
  const missing = () => ({ finished: Promise.resolve(undefined) });

  const { page } = cache.getOrRender("/insights/gone.md", missing);
  const pages = await Promise.all([page, cache.getOrRender("/insights/gone.md", missing).page]);

  expect(pages).toEqual([undefined, undefined]);
  expect(cache.size).toBe(0);
});

test("shares but does not store a page with another status than 200", async () => {
  const cache = new PageCache();

  const page = await cache.getOrRender("/insights/x", rendering("not found", { status: 404 })).page;

  expect(textOf(page)).toBe("not found");
  expect(cache.size).toBe(0);
});

test("drops the least recently used page above the size limit", async () => {
  const cache = new PageCache(3_500);
  const noise = (key: string) =>
    key +
    Array.from({ length: 1_000 }, (_, n) => String.fromCharCode(33 + ((n * 7_919) % 90))).join("");
  for (const key of ["/a", "/b"]) await cache.getOrRender(key, rendering(noise(key))).page;
  cache.get("/a");

  await cache.getOrRender("/c", rendering(noise("/c"))).page;

  expect(cache.get("/b")).toBeUndefined();
  expect(cache.get("/a")).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(3_500);
});

test("counts the bytes of a page once after it is rendered again", async () => {
  const cache = new PageCache();
  await cache.getOrRender("/", rendering("page")).page;
  const { bytes } = cache;
  cache.invalidate();

  await cache.getOrRender("/", rendering("page")).page;

  expect(cache.bytes).toBe(bytes);
  expect(cache.size).toBe(1);
});

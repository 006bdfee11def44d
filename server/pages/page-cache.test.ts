import { beforeEach, expect, test } from "vitest";
import { HttpError } from "../base/errors.ts";
import { type Encoded, PageCache, type Rendered } from "./page-cache.ts";

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

test("while the render fails, the old page is returned and stays stale", async () => {
  await storeStale("old");

  const page = await cache.getOrRender("/", failing).page;

  expect(textOf(page)).toBe("old");
  expect(cache.get("/")).toBeUndefined();
});

test("returns the old page instead of an incomplete one, or the incomplete one without storing it", async () => {
  const first = await cache.getOrRender("/", rendering("no posts", incomplete)).page;
  const isStored = cache.get("/") !== undefined;
  await storeStale("posts");

  const second = await cache.getOrRender("/", rendering("no posts", incomplete)).page;

  expect(textOf(first)).toBe("no posts");
  expect(isStored).toBe(false);
  expect(textOf(second)).toBe("posts");
});

test("rejects for all requests if the page does not exist any more, and drops the old page", async () => {
  await storeStale("old", "/insights/gone.md");
  const error = new HttpError(404, "not_found", "Nothing is here");
  const missing = () => ({ source, rendered: Promise.reject(error) });

  const { page } = cache.getOrRender("/insights/gone.md", missing);
  const pages = [page, cache.getOrRender("/insights/gone.md", missing).page];

  for (const answer of pages) await expect(answer).rejects.toThrow("Nothing is here");
  expect(cache.bytes).toBe(0);
});

test("shares but does not store a page with another status than 200", async () => {
  const page = await cache.getOrRender("/insights/x", rendering("not found", { status: 404 })).page;

  expect(textOf(page)).toBe("not found");
  expect(cache.bytes).toBe(0);
});

test("drops the least recently used page above the size limit", async () => {
  cache = new PageCache(12_000);
  const noise = (key: string) =>
    key +
    Array.from({ length: 1_000 }, (_, n) => String.fromCharCode(33 + ((n * 7_919) % 90))).join("");
  for (const key of ["/a", "/b"]) await cache.getOrRender(key, rendering(noise(key))).page;
  cache.get("/a");

  await cache.getOrRender("/c", rendering(noise("/c"))).page;

  expect(cache.get("/b")).toBeUndefined();
  expect(cache.get("/a")).toBeDefined();
  expect(cache.bytes).toBeLessThanOrEqual(12_000);
});

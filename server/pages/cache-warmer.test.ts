import { expect, test, vi } from "vitest";
import { createCacheWarmer } from "./cache-warmer.ts";
import { PageCache } from "./page-cache.ts";
import type { PageDeps, Source } from "./source.ts";

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
  const pageCache = new PageCache();

  await createCacheWarmer({ pageCache } as PageDeps, [feed]).warmAll();

  expect(storage).toHaveBeenCalledTimes(2);
  expect(pageCache.get("/feed.xml")).toBeDefined();
});

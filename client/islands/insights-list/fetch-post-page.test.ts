import { afterEach, expect, test, vi } from "vitest";
import { fetchPostPage, fetchPosts } from "./fetch-post-page.ts";

const requested: string[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  requested.length = 0;
});

function serve(pages: number) {
  vi.stubGlobal("fetch", async (address: string) => {
    requested.push(address);
    return Response.json({ pages, posts: [], address });
  });
}

test("fetches all posts if they fit on one page, for any requested page", async () => {
  serve(1);

  const found = await fetchPosts({ filter: "blog", page: 3 });

  expect(found).toMatchObject({ pages: 1, address: "/api/post-summaries" });
  expect(requested).toHaveLength(1);
});

test("fetches the requested page too if there are several pages", async () => {
  serve(2);

  const found = await fetchPosts({ filter: "blog", page: 2 });

  expect(found).toMatchObject({ address: "/api/post-summaries?category=blog&page=2" });
});

test("fetches the first page of all posts once", async () => {
  serve(2);

  await fetchPosts({ filter: "all", page: 1 });

  expect(requested).toEqual(["/api/post-summaries"]);
});

test("rejects if the response is an error", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: {} }, { status: 503 }));

  await expect(fetchPostPage({ filter: "all", page: 2 })).rejects.toThrow(
    "The server answered 503",
  );
});

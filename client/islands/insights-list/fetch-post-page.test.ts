import { afterEach, expect, test, vi } from "vitest";
import { fetchPostPage, fetchPosts } from "./fetch-post-page.ts";

const asked: string[] = [];

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

function serve(pages: number) {
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ pages, posts: [], address });
  });
}

test("where all posts fit on one page, they are fetched whatever was asked for", async () => {
  serve(1);

  const found = await fetchPosts({ filter: "blog", page: 3 });

  expect(found).toMatchObject({ pages: 1, address: "/api/post-summaries" });
  expect(asked).toHaveLength(1);
});

test("where they do not, the page that was asked for follows", async () => {
  serve(2);

  const found = await fetchPosts({ filter: "blog", page: 2 });

  expect(found).toMatchObject({ address: "/api/post-summaries?category=blog&page=2" });
});

test("the first page of all is fetched once", async () => {
  serve(2);

  await fetchPosts({ filter: "all", page: 1 });

  expect(asked).toEqual(["/api/post-summaries"]);
});

test("an answer that is no page of posts is a failure", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: {} }, { status: 503 }));

  await expect(fetchPostPage({ filter: "all", page: 2 })).rejects.toThrow(
    "The server answered 503",
  );
});

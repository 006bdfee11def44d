import { afterEach, expect, test, vi } from "vitest";
import { fetchPosts } from "./fetch-posts.ts";

const row = {
  slug: "four-dates",
  title: "Four dates",
  content: "# From mines to railways\n\nFounded in **2015**, in railways since 2019.",
  image_url: null,
  category: "webinar",
  author: null,
  published_at: "2025-01-21T12:00:00.000Z",
};

afterEach(() => vi.unstubAllGlobals());

test("a post becomes a summary in plain text", async () => {
  vi.stubGlobal("fetch", async () => Response.json([row]));

  const posts = await fetchPosts();

  expect(posts).toEqual([
    {
      slug: "four-dates",
      title: "Four dates",
      category: "press_release",
      author: null,
      publishedAt: "2025-01-21T12:00:00.000Z",
      excerpt: "From mines to railways. Founded in 2015, in railways since 2019.",
      picture: null,
    },
  ]);
});

test("an answer that is no list of posts is a failure", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ error: {} }, { status: 503 }));

  await expect(fetchPosts()).rejects.toThrow("The server answered 503");
});

import { expect, test } from "vitest";
import { plainPost } from "./plain-post.ts";
import { RecentPosts } from "./recent-posts.ts";
import { writeHtml } from "./write-html.ts";

const post = writeHtml(plainPost("text"));

test("the post that was not used for longest goes first", () => {
  const posts = new RecentPosts(20);
  posts.add("a", post, 10);
  posts.add("b", post, 10);

  posts.get("a");
  posts.add("c", post, 10);

  expect(["a", "b", "c"].filter((key) => posts.get(key))).toEqual(["a", "c"]);
});

test("a post added again counts once", () => {
  const posts = new RecentPosts(20);

  posts.add("a", post, 10);
  posts.add("a", post, 10);
  posts.add("b", post, 10);

  expect(posts.get("a")).toBe(post);
});

test("a post larger than all the room is not kept", () => {
  const posts = new RecentPosts(20);

  posts.add("a", post, 21);

  expect(posts.get("a")).toBeUndefined();
});

import { expect, test } from "vitest";
import type { PostSummary } from "../../../shared/post.ts";
import { descriptionOf } from "./description.ts";

const post: PostSummary = {
  slug: "heat",
  title: "Heat",
  category: "press_release",
  author: null,
  publishedAt: null,
  excerpt: "",
  picture: null,
};

test("a long opening is cut between words", () => {
  const description = descriptionOf({ ...post, excerpt: "Rails grow warm. ".repeat(20) });

  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Rails grow warm\..*\w+\.?…$/);
});

test("a short opening is followed by what the post is", () => {
  const description = descriptionOf({ ...post, excerpt: "Short." });

  expect(description).toBe("Short. Heat: a press release about infrastructure monitoring.");
});

test("a post without words is described by its title", () => {
  expect(descriptionOf(post)).toBe("Heat: a press release about infrastructure monitoring.");
});

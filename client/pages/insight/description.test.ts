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

test("shortens a long excerpt between words", () => {
  const description = descriptionOf({ ...post, excerpt: "Rails grow warm. ".repeat(20) });

  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Rails grow warm\..*\w+\.?…$/);
});

test("adds the title and the category to a short excerpt", () => {
  const description = descriptionOf({ ...post, excerpt: "Short." });

  expect(description).toBe("Short. Heat: a press release about infrastructure monitoring.");
});

test("describes a post without an excerpt by its title and category", () => {
  expect(descriptionOf(post)).toBe("Heat: a press release about infrastructure monitoring.");
});

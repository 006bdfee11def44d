import type { PostSummary } from "../../shared/post.ts";

/** A blog post for tests of pages and cards. */
export const samplePost: PostSummary = {
  slug: "heat",
  title: "Heat",
  category: "blog",
  author: "Editorial team",
  publishedAt: "2025-05-13T12:00:00.000Z",
  excerpt: "Rails",
  picture: null,
};

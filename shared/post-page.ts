import type { Category, PostSummary } from "./post.ts";

/** How many posts a page of the list shows. */
export const PAGE_POSTS = 100;

/** Where a page of the list stands among the others. */
export interface Paging {
  /** From 1. May lie behind the last one, with no posts on it. */
  page: number;
  pages: number;
  /** Posts on all pages, of the category that was chosen. */
  total: number;
}

/** One page of the list, newest first, as the site's interface gives it. */
export interface PostPage extends Paging {
  /** Null: all of them. */
  category: Category | null;
  posts: PostSummary[];
}

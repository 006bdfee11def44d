import type { Category, PostSummary } from "./post.ts";

/** Number of posts on a page of the list. */
export const PAGE_POSTS = 100;

/** The position of a page in the list. */
export interface Paging {
  /** Counted from 1. A page after the last one is empty. */
  page: number;
  pages: number;
  /** Number of posts of the chosen category on all pages. */
  total: number;
}

/** One page of the list, newest first; the response of `/api/post-summaries`. */
export interface PostPage extends Paging {
  /** Null: all categories. */
  category: Category | null;
  posts: PostSummary[];
}

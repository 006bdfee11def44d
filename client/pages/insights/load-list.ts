import { isCategory, PAGE_POSTS } from "../../../shared/post.ts";
import type { PageContext } from "../../page.ts";
import type { PageSelection, PostList, PostReader } from "../../post-data.ts";

/** A list that could not be read. */
export const FAILED_LIST: PostList = { posts: [], failed: true };
const WHOLE_LIST: PageSelection = { category: null, page: 1 };

/**
 * Loads all posts if they fit on one page, so that filters need no request, else one page of one category.
 * Never rejects: a list that cannot be read is empty and marked as failed.
 */
export async function loadList({
  posts,
  query: { category, page = "1" },
  attempt,
}: PageContext): Promise<PostList> {
  const selection = { category: isCategory(category) ? category : null, page: Number(page) };
  return attempt(readList(posts, selection), FAILED_LIST);
}

/** Loads a page of the list by its number; undefined if it is beyond the end. */
export async function loadNumberedPage(
  context: PageContext,
  page: number,
): Promise<PostList | undefined> {
  const list = await loadList(context);
  const pages = list.failed ? page : (list.paging?.pages ?? 1);
  return page <= pages ? list : undefined;
}

async function readList(reader: PostReader, selection: PageSelection): Promise<PostList> {
  const { page: found, all } = await reader.readPage(selection);
  const { posts, page, pages, total } = found;
  if (all > PAGE_POSTS) return { posts, failed: false, paging: { page, pages, total } };
  if (posts.length === all) return { posts, failed: false };
  const whole = await reader.readPage(WHOLE_LIST);
  return { posts: whole.page.posts, failed: false };
}

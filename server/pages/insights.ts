import type { PostList } from "../../client/post-data.ts";
import { type Category, isCategory } from "../../shared/post.ts";
import { PAGE_POSTS, type PostPage } from "../../shared/post-page.ts";
import { readPostSlice } from "../db/post-pages.ts";
import type { Deps } from "../deps.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type ListDeps = Pick<Deps, "db" | "config" | "markdown" | "pictureCopies">;

interface PageSelection {
  category: Category | null;
  /** Counted from 1. */
  page: number;
}

/**
 * Loads all posts if they fit on one page, so that filters need no request, else one page of one category.
 * Never rejects: a list that cannot be read is empty and marked as failed.
 */
export async function loadList(
  context: ListDeps & Pick<LoadContext, "log" | "query" | "markIncomplete">,
): Promise<PostList> {
  const { log, query, markIncomplete } = context;
  try {
    return await readList(context, selectionOf(query));
  } catch (error) {
    log.error({ err: error }, "the posts could not be read");
    markIncomplete();
    return { posts: [], failed: true };
  }
}

/** Loads a page of the list by its number; undefined if it is beyond the end. */
export async function loadNumberedPage(
  context: Parameters<typeof loadList>[0],
  page: number,
): Promise<PostList | undefined> {
  const list = await loadList(context);
  const pages = list.failed ? page : (list.paging?.pages ?? 1);
  return page <= pages ? list : undefined;
}

/** Reads one page of the list for `GET /api/post-summaries`. @throws errors of the database */
export async function readPostPage(deps: ListDeps, query: LoadContext["query"]): Promise<PostPage> {
  const { page } = await readPage(deps, selectionOf(query));
  return page;
}

const WHOLE_LIST: PageSelection = { category: null, page: 1 };

async function readList(deps: ListDeps, selection: PageSelection): Promise<PostList> {
  const { page: found, all } = await readPage(deps, selection);
  const { posts, page, pages, total } = found;
  if (all > PAGE_POSTS) return { posts, failed: false, paging: { page, pages, total } };
  if (posts.length === all) return { posts, failed: false };
  const whole = await readPage(deps, WHOLE_LIST);
  return { posts: whole.page.posts, failed: false };
}

/** Reads one page of one category, and the number of all public posts. */
async function readPage(
  deps: ListDeps,
  { category, page }: PageSelection,
): Promise<{ page: PostPage; all: number }> {
  const { counts, posts } = await readPostSlice(deps.db, {
    category: category ?? undefined,
    limit: PAGE_POSTS,
    offset: (page - 1) * PAGE_POSTS,
  });
  const total = counts[category ?? "all"];
  const pages = Math.max(1, Math.ceil(total / PAGE_POSTS));
  return {
    page: { category, page, pages, total, posts: await cardsOf(posts, deps) },
    all: counts.all,
  };
}

function selectionOf({ category, page = "1" }: LoadContext["query"]): PageSelection {
  return { category: isCategory(category) ? category : null, page: Number(page) };
}

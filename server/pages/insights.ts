import type { PostList } from "../../client/pages/post-data.ts";
import { type Category, isCategory } from "../../shared/post.ts";
import { PAGE_POSTS, type PostPage } from "../../shared/post-page.ts";
import { readPostSlice } from "../db/post-pages.ts";
import type { Deps } from "../deps.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type ListDeps = Pick<Deps, "db" | "markdown">;

interface Wanted {
  category: Category | null;
  /** From 1. */
  page: number;
}

/**
 * All posts while they fit on one page, so that filters need no request; else the posts of one page and
 * category. Never rejects: a list that cannot be read is empty and marked as failed.
 */
export async function loadList(
  context: ListDeps & Pick<LoadContext, "log" | "query" | "markIncomplete">,
): Promise<PostList> {
  const { log, query, markIncomplete } = context;
  try {
    const list = await readList(context, wantedBy(query));
    // Page numbers are without end: a page after the last one is not stored.
    if (list.paging && list.paging.page > list.paging.pages) markIncomplete();
    return list;
  } catch (error) {
    log.error({ err: error }, "the posts could not be read");
    markIncomplete();
    return { posts: [], failed: true };
  }
}

/** One page of the list, as `GET /api/post-summaries` gives it. @throws what the database threw */
export async function readPostPage(deps: ListDeps, query: LoadContext["query"]): Promise<PostPage> {
  const { page } = await readPage(deps, wantedBy(query));
  return page;
}

const WHOLE_LIST: Wanted = { category: null, page: 1 };

async function readList(deps: ListDeps, asked: Wanted): Promise<PostList> {
  const { page: found, all } = await readPage(deps, asked);
  const { posts, page, pages, total } = found;
  if (all > PAGE_POSTS) return { posts, failed: false, paging: { page, pages, total } };
  if (posts.length === all) return { posts, failed: false };
  const whole = await readPage(deps, WHOLE_LIST);
  return { posts: whole.page.posts, failed: false };
}

/** One page of one category, with the number of all public posts. */
async function readPage(
  deps: ListDeps,
  { category, page }: Wanted,
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

function wantedBy({ category, page = "1" }: LoadContext["query"]): Wanted {
  return { category: isCategory(category) ? category : null, page: Number(page) };
}

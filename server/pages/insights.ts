import type { PostList } from "../../client/pages/post-data.ts";
import { type Category, isCategory } from "../../shared/post.ts";
import { PAGE_POSTS, type PostPage } from "../../shared/post-page.ts";
import { readPostPart } from "../db/post-pages.ts";
import type { Deps } from "../deps.ts";
import { cardsOf } from "./post-cards.ts";
import type { LoadContext } from "./route.ts";

type ListDeps = Pick<Deps, "db" | "markdown">;

interface Asked {
  category: Category | null;
  /** From 1. */
  page: number;
}

/**
 * For the list: all posts while they fit on one page, so that filters ask the server for nothing,
 * else those of one page and category. Never rejects: a list that cannot be read is empty and says so.
 */
export async function loadList(
  context: ListDeps & Pick<LoadContext, "log" | "query" | "markIncomplete">,
): Promise<PostList> {
  const { log, query, markIncomplete } = context;
  try {
    const list = await readList(context, askedBy(query));
    // Whoever counts on through pages that are not there must not fill the memory with them.
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
  const { page } = await readPage(deps, askedBy(query));
  return page;
}

const WHOLE_LIST: Asked = { category: null, page: 1 };

async function readList(deps: ListDeps, asked: Asked): Promise<PostList> {
  const { page: found, all } = await readPage(deps, asked);
  const { posts, page, pages, total } = found;
  if (all > PAGE_POSTS) return { posts, failed: false, paging: { page, pages, total } };
  if (posts.length === all) return { posts, failed: false };
  const whole = await readPage(deps, WHOLE_LIST);
  return { posts: whole.page.posts, failed: false };
}

/** With the number of all public posts, whatever was asked for. */
async function readPage(
  deps: ListDeps,
  { category, page }: Asked,
): Promise<{ page: PostPage; all: number }> {
  const { counts, posts } = await readPostPart(deps.db, {
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

function askedBy({ category, page = "1" }: LoadContext["query"]): Asked {
  return { category: isCategory(category) ? category : null, page: Number(page) };
}

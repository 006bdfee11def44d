import type { PostList } from "../../client/pages/post-data.ts";
import { type Category, isCategory } from "../../shared/post.ts";
import { PAGE_POSTS, type PostPage } from "../../shared/post-page.ts";
import type { Db } from "../db/db.ts";
import { countPublicPosts, listPostOpenings, type PostCounts } from "../db/post-pages.ts";
import type { LoadContext } from "../render/route.ts";
import { cardsOf } from "./summaries.ts";

interface Asked {
  category: Category | null;
  /** From 1. */
  page: number;
}

/**
 * For the list: all posts while they fit on one page, so that filters ask the server for nothing,
 * else those of one page and category. Never rejects: a list that cannot be read is empty and says so.
 */
export async function loadList({
  db,
  log,
  query,
  markIncomplete,
}: Pick<LoadContext, "db" | "log" | "query" | "markIncomplete">): Promise<PostList> {
  try {
    const list = await readList(db, askedBy(query));
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
export async function readPostPage(db: Db, query: LoadContext["query"]): Promise<PostPage> {
  return readPage(db, await countPublicPosts(db), askedBy(query));
}

async function readList(db: Db, asked: Asked): Promise<PostList> {
  const counts = await countPublicPosts(db);
  if (counts.all <= PAGE_POSTS) {
    const { posts } = await readPage(db, counts, { category: null, page: 1 });
    return { posts, failed: false };
  }
  const { posts, page, pages, total } = await readPage(db, counts, asked);
  return { posts, failed: false, paging: { page, pages, total } };
}

async function readPage(db: Db, counts: PostCounts, { category, page }: Asked): Promise<PostPage> {
  const openings = await listPostOpenings(db, {
    category: category ?? undefined,
    limit: PAGE_POSTS,
    offset: (page - 1) * PAGE_POSTS,
  });
  const total = { all: counts.all, blog: counts.blog, press_release: counts.all - counts.blog };
  const count = total[category ?? "all"];
  const pages = Math.max(1, Math.ceil(count / PAGE_POSTS));
  return { category, page, pages, total: count, posts: await cardsOf(openings) };
}

function askedBy({ category, page = "1" }: LoadContext["query"]): Asked {
  return { category: isCategory(category) ? category : null, page: Number(page) };
}

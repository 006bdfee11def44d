import { pictureOfPost } from "../../client/media/post-pictures.ts";
import type { LatestPost, PostList, PostView } from "../../client/pages/post-data.ts";
import { type Category, categoryOf, type Post, type PostSummary } from "../../shared/post.ts";
import { findPostNeighbours } from "../db/post-neighbours.ts";
import { countPublicPosts, listPostOpenings, type PostOpening } from "../db/post-pages.ts";
import { findPost, listPosts } from "../db/posts.ts";
import type { Deps } from "../deps.ts";
import { elementsOf } from "../markdown/elements.tsx";
import type { LoadContext } from "../render/route.ts";
import { excerptFor } from "./excerpts.ts";

type PostDeps = Pick<Deps, "db" | "markdown" | "log">;
type ListDeps = PostDeps & Pick<LoadContext, "markIncomplete">;

/** How many posts the home page shows: one large, four small. */
const LATEST = 5;
/** How many posts a page of the list shows. */
const PAGE_POSTS = 24;
const RELATED = 3;

/** For the home page. Undefined when the posts cannot be read: its section is then hidden. */
export async function loadLatest({
  db,
  markdown,
  log,
  markIncomplete,
}: ListDeps): Promise<LatestPost[] | undefined> {
  try {
    const posts = await listPosts(db, { limit: LATEST });
    return await Promise.all(
      posts.map(async (post) => {
        const { lead, excerpt } = await markdown.render(post.content);
        return { ...summaryOf(post, excerpt), lead: elementsOf(lead) };
      }),
    );
  } catch (error) {
    log.error({ err: error }, "the latest posts could not be read");
    markIncomplete();
    return undefined;
  }
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
    const list = await readList(db, query);
    // Whoever counts on through pages that are not there must not fill the memory with them.
    if (list.paging && list.paging.page > list.paging.pages) markIncomplete();
    return list;
  } catch (error) {
    log.error({ err: error }, "the posts could not be read");
    markIncomplete();
    return { posts: [], failed: true };
  }
}

async function readList(db: Deps["db"], query: LoadContext["query"]): Promise<PostList> {
  const counts = await countPublicPosts(db);
  const limit = PAGE_POSTS;
  if (counts.all <= limit) {
    const posts = await listPostOpenings(db, { limit, offset: 0 });
    return { posts: posts.map(cardOf), failed: false };
  }
  const category = isCategory(query.category) ? query.category : undefined;
  const { all, blog } = counts;
  const total = category === undefined ? all : category === "blog" ? blog : all - blog;
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Number(query.page ?? 1);
  const posts = await listPostOpenings(db, { category, limit, offset: (page - 1) * limit });
  return { posts: posts.map(cardOf), failed: false, paging: { page, pages, total } };
}

/** One post with its text, or undefined. @throws what the database threw */
export async function loadPost(deps: ListDeps, slug: string): Promise<PostView | undefined> {
  const post = await findPost(deps.db, slug);
  return post && viewOf(deps, post);
}

/** What the post's page shows of it. */
export async function viewOf(
  { db, markdown, markIncomplete }: Pick<ListDeps, "db" | "markdown" | "markIncomplete">,
  post: Post,
): Promise<PostView> {
  const [rendered, neighbours] = await Promise.all([
    markdown.render(post.content),
    findPostNeighbours(db, post.slug, RELATED),
  ]);
  const { html, excerpt, headings, minutes, escaped } = rendered;
  // A text that took too long is shown as it is, and tried again later.
  if (escaped) markIncomplete();
  const { newer, older, related, updatedAt } = neighbours;
  return {
    ...summaryOf(post, excerpt),
    html,
    headings,
    minutes,
    ...(related.length > 0 && { related: related.map(cardOf) }),
    ...(newer && { newer }),
    ...(older && { older }),
    ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
  };
}

export function isCategory(text: string | undefined): text is Category {
  return text === "blog" || text === "press_release";
}

function cardOf(post: PostOpening): PostSummary {
  return summaryOf(post, excerptFor(post));
}

function summaryOf(post: PostOpening, excerpt: string): PostSummary {
  return {
    slug: post.slug,
    title: post.title,
    category: categoryOf(post.category),
    author: post.author,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    excerpt,
    picture: pictureOfPost(post.imageUrl),
  };
}

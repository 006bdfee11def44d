import { pictureOfPost } from "../../client/media/post-pictures.ts";
import type { LatestPost, PostList, PostView } from "../../client/pages/post-data.ts";
import { type Category, categoryOf, type Post, type PostSummary } from "../../shared/post.ts";
import { findPost, listPosts } from "../db/posts.ts";
import type { Deps } from "../deps.ts";
import { elementsOf } from "../markdown/elements.tsx";
import type { LoadContext } from "../render/route.ts";
import { excerptFor } from "./excerpts.ts";

type PostDeps = Pick<Deps, "db" | "markdown" | "log">;
type ListDeps = PostDeps & Pick<LoadContext, "markIncomplete">;

/** How many posts the home page shows: one large, four small. */
const LATEST = 5;

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

/** For the list. Never rejects: a list that cannot be read is empty and says so. */
export async function loadList({
  db,
  log,
  markIncomplete,
}: Omit<ListDeps, "markdown">): Promise<PostList> {
  try {
    const posts = await listPosts(db);
    return { posts: posts.map((post) => summaryOf(post, excerptFor(post))), failed: false };
  } catch (error) {
    log.error({ err: error }, "the posts could not be read");
    markIncomplete();
    return { posts: [], failed: true };
  }
}

/** One post with its text, or undefined. @throws what the database threw */
export async function loadPost(deps: ListDeps, slug: string): Promise<PostView | undefined> {
  const post = await findPost(deps.db, slug);
  return post && viewOf(deps, post);
}

/** What the post's page shows of it. */
export async function viewOf(
  { markdown, markIncomplete }: Pick<ListDeps, "markdown" | "markIncomplete">,
  post: Post,
): Promise<PostView> {
  const { tree, excerpt, headings, minutes, escaped } = await markdown.render(post.content);
  // A text that took too long is shown as it is, and tried again later.
  if (escaped) markIncomplete();
  return { ...summaryOf(post, excerpt), body: elementsOf(tree), headings, minutes };
}

export function isCategory(text: string | undefined): text is Category {
  return text === "blog" || text === "press_release";
}

function summaryOf(post: Post, excerpt: string): PostSummary {
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

import { pictureOfPost } from "../../client/media/post-pictures.ts";
import { categoryOf, type PostSummary } from "../../shared/post.ts";
import type { PostOpening } from "../db/post-pages.ts";
import type { Markdown } from "../markdown/render-markdown.ts";
import { excerptFor } from "./excerpts.ts";

/** What cards show of posts, the excerpts made from the openings of their texts. */
export function cardsOf(
  posts: readonly PostOpening[],
  markdown: Pick<Markdown, "excerpt">,
): Promise<PostSummary[]> {
  return Promise.all(posts.map(async (post) => summaryOf(post, await excerptFor(post, markdown))));
}

export function summaryOf(post: PostOpening, excerpt: string): PostSummary {
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

import { setImmediate as nextTurn } from "node:timers/promises";
import { pictureOfPost } from "../../client/media/post-pictures.ts";
import { categoryOf, type PostSummary } from "../../shared/post.ts";
import type { PostOpening } from "../db/post-pages.ts";
import { excerptFor, isExcerptKnown } from "./excerpts.ts";

/**
 * What cards show of posts, the excerpts made from the openings of their texts. An excerpt takes
 * milliseconds, and others wait for this thread as well: between two of them they get their turn.
 */
export async function cardsOf(posts: readonly PostOpening[]): Promise<PostSummary[]> {
  const cards: PostSummary[] = [];
  for (const post of posts) {
    if (!isExcerptKnown(post)) await nextTurn();
    cards.push(summaryOf(post, excerptFor(post)));
  }
  return cards;
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

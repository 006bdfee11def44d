import { pictureOfPost } from "../../client/media/post-pictures.ts";
import { categoryOf, type PostSummary } from "../../shared/post.ts";
import type { PostOpening } from "../db/post-pages.ts";
import { excerptFor } from "./excerpts.ts";

/** What a card shows of a post, its excerpt made from the opening of its text. */
export function cardOf(post: PostOpening): PostSummary {
  return summaryOf(post, excerptFor(post));
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

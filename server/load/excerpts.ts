import { excerptOf } from "../../shared/excerpt.ts";
import type { Post } from "../../shared/post.ts";

/** Their openings are kept as well, of up to 6 kB each: a comparison costs less than any hash. */
const EXCERPTS_MAX = 1_000;
const excerpts = new Map<string, { content: string; excerpt: string }>();

type Text = Pick<Post, "slug" | "content">;

/** A post's excerpt, made once for each text: a list shows many, and few change. */
export function excerptFor(post: Text): string {
  const known = excerpts.get(post.slug);
  if (known?.content === post.content) return known.excerpt;
  if (excerpts.size >= EXCERPTS_MAX) excerpts.clear();
  const excerpt = excerptOf(post.content);
  excerpts.set(post.slug, { content: post.content, excerpt });
  return excerpt;
}

export function isExcerptKnown({ slug, content }: Text): boolean {
  return excerpts.get(slug)?.content === content;
}

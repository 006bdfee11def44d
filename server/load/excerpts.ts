import { createHash } from "node:crypto";
import { excerptOf } from "../../shared/excerpt.ts";
import type { Post } from "../../shared/post.ts";

const EXCERPTS_MAX = 10_000;
const excerpts = new Map<string, string>();

/** A post's excerpt, made once for each text: a list shows many, and few change. */
export function excerptFor({ content }: Pick<Post, "content">): string {
  const key = keyOf(content);
  const known = excerpts.get(key);
  if (known !== undefined) return known;
  if (excerpts.size >= EXCERPTS_MAX) excerpts.clear();
  const excerpt = excerptOf(content);
  excerpts.set(key, excerpt);
  return excerpt;
}

export function isExcerptKnown({ content }: Pick<Post, "content">): boolean {
  return excerpts.has(keyOf(content));
}

function keyOf(content: string): string {
  return createHash("sha1").update(content).digest("base64");
}

import type { Db } from "../db/db.ts";
import { listPostOpenings, type PostOpening } from "../db/post-openings.ts";
import type { ListedPost } from "../db/post-pages.ts";
import type { Markdown } from "../markdown/markdown.ts";

/** Some 500 bytes each, and more posts than the lists that are asked for most have together. */
const EXCERPTS_MAX = 1_000;

interface Kept {
  openingKey: string;
  excerpt: string;
}

/** By slug. */
const kept = new Map<string, Kept>();

/** Remembers the excerpt of a post; of many posts those that were met first are forgotten. */
export function keepExcerpt(
  { slug, openingKey }: Pick<ListedPost, "slug" | "openingKey">,
  excerpt: string,
): void {
  const [first] = kept.keys();
  if (first !== undefined && kept.size >= EXCERPTS_MAX && !kept.has(slug)) kept.delete(first);
  kept.set(slug, { openingKey, excerpt });
}

/**
 * The posts' excerpts, in their order. A list shows many posts, and few change: texts are read, and
 * excerpts made, only of those that begin with something else than when they were last met.
 */
export async function listExcerpts(
  posts: readonly Pick<ListedPost, "slug" | "openingKey">[],
  { db, markdown }: { db: Db; markdown: Pick<Markdown, "excerpt"> },
): Promise<string[]> {
  const known = posts.map(({ slug, openingKey }) => {
    const last = kept.get(slug);
    return last?.openingKey === openingKey ? last.excerpt : undefined;
  });
  const unknown = posts.filter((_, place) => known[place] === undefined);
  if (unknown.length === 0) return known.map((excerpt = "") => excerpt);
  const slugs = unknown.map(({ slug }) => slug);
  const made = await makeExcerpts(await listPostOpenings(db, slugs), markdown);
  // A post that is gone by now has none.
  return posts.map(({ slug }, place) => known[place] ?? made.get(slug) ?? "");
}

async function makeExcerpts(
  openings: readonly PostOpening[],
  markdown: Pick<Markdown, "excerpt">,
): Promise<Map<string, string>> {
  const made = openings.map(async (post) => {
    const excerpt = await markdown.excerpt(post.opening);
    keepExcerpt(post, excerpt);
    return [post.slug, excerpt] as const;
  });
  return new Map(await Promise.all(made));
}

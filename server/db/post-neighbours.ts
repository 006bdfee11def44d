import type { Db } from "./db.ts";
import { LISTED_COLUMNS, type ListedPost } from "./post-pages.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

interface PostLink {
  slug: string;
  title: string;
}

interface AdjacentPosts {
  newer: PostLink | null;
  older: PostLink | null;
}

/** Finds the posts before and after a post in the list, and related posts. */
export async function findPostNeighbours(
  db: Db,
  slug: string,
  relatedCount: number,
): Promise<AdjacentPosts & { related: ListedPost[] }> {
  const [adjacent, related] = await Promise.all([
    findAdjacent(db, slug),
    listRelatedPosts(db, slug, relatedCount),
  ]);
  return { ...adjacent, related };
}

/**
 * Finds the posts before and after a post, which a preview may show before its date. The window contains only
 * slugs, so that the index supplies it.
 */
async function findAdjacent(db: Db, slug: string): Promise<AdjacentPosts> {
  const linkTo = (column: string) =>
    `(SELECT json_build_object('slug', slug, 'title', title) FROM blog_posts WHERE slug = ${column})`;
  const { rows } = await db.query<AdjacentPosts>(
    `WITH adjacent AS (
       SELECT slug, lag(slug) OVER list AS newer, lead(slug) OVER list AS older
         FROM blog_posts WHERE ${IS_PUBLIC} OR slug = $1
       WINDOW list AS (${NEWEST_FIRST}))
     SELECT ${linkTo("adjacent.newer")} AS newer, ${linkTo("adjacent.older")} AS older
       FROM adjacent WHERE adjacent.slug = $1`,
    [slug],
  );
  return rows[0] ?? { newer: null, older: null };
}

/** Number of posts to compare. Ranking decompresses the words of each. */
const CANDIDATES = 200;

/** Lists the newest posts that best match the words of this post's title. */
async function listRelatedPosts(db: Db, slug: string, limit: number): Promise<ListedPost[]> {
  const { rows } = await db.query<ListedPost>(
    `WITH words AS (
       SELECT replace(plainto_tsquery('english', left(title, 1000))::text, '&', '|')::tsquery AS any_of
         FROM blog_posts WHERE slug = $1),
     newest AS (
       SELECT slug, published_at, search_words FROM blog_posts
        WHERE slug <> $1 AND ${IS_PUBLIC}
        ${NEWEST_FIRST} LIMIT ${CANDIDATES}),
     best AS (
       SELECT slug, ts_rank(search_words, any_of, 1) AS rank FROM words, newest
        WHERE search_words @@ any_of
        ORDER BY rank DESC, published_at DESC NULLS LAST, slug LIMIT $2)
     SELECT ${LISTED_COLUMNS} FROM best JOIN blog_posts AS post USING (slug)
      ORDER BY rank DESC, post.published_at DESC NULLS LAST, post.slug`,
    [slug, limit],
  );
  return rows;
}

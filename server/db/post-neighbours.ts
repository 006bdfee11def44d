import type { Db } from "./db.ts";
import { LISTED_COLUMNS, type ListedPost } from "./post-pages.ts";

export interface PostLink {
  slug: string;
  title: string;
}

/** The posts before and after a post in the list, and related posts. */
export interface PostNeighbours {
  newer: PostLink | undefined;
  older: PostLink | undefined;
  related: ListedPost[];
}

const IS_PUBLIC = "(post.published_at IS NULL OR post.published_at <= now())";

/** Where to look for a neighbour. In the list, posts without a date follow all others. */
interface Direction {
  /** SQL condition for neighbours with a date, as bounds that the list's index can use. */
  dated: string;
  /** SQL condition for neighbours without a date. */
  undated: string;
  datedFirst: boolean;
  order: string;
}

const OLDER: Direction = {
  // In a preview the post itself and posts before it may have a future date.
  dated: `post.published_at <= this.published_at AND post.published_at <= now()
    AND (post.published_at < this.published_at OR post.slug > this.slug)`,
  undated: "this.published_at IS NOT NULL OR post.slug > this.slug",
  datedFirst: true,
  order: "post.published_at DESC NULLS LAST, post.slug",
};

/** Sorts a post without a date before every post with one. */
const DATE_OR_EARLIEST = "coalesce(this.published_at, '-infinity')";
const NEWER: Direction = {
  dated: `post.published_at >= ${DATE_OR_EARLIEST} AND post.published_at <= now()
    AND (post.published_at > ${DATE_OR_EARLIEST} OR post.slug < this.slug)`,
  undated: "this.published_at IS NULL AND post.slug < this.slug",
  datedFirst: false,
  order: "post.published_at NULLS FIRST, post.slug DESC",
};

export async function findPostNeighbours(
  db: Db,
  slug: string,
  relatedCount: number,
): Promise<PostNeighbours> {
  const [older, newer, related] = await Promise.all([
    findAdjacent(db, slug, OLDER),
    findAdjacent(db, slug, NEWER),
    listRelatedPosts(db, slug, relatedCount),
  ]);
  return { older, newer, related };
}

/**
 * Finds the next post in one direction. Dated and undated posts are separate queries, because the index
 * does not support a condition for both.
 */
async function findAdjacent(
  db: Db,
  slug: string,
  { dated, undated, datedFirst, order }: Direction,
): Promise<PostLink | undefined> {
  const nearest = (condition: string, isFirst: boolean) =>
    `(SELECT post.slug, post.title, ${isFirst ? 1 : 2} AS priority FROM blog_posts AS post
       WHERE ${condition} ORDER BY ${order} LIMIT 1)`;
  const { rows } = await db.query<PostLink>(
    `SELECT found.slug, found.title FROM blog_posts AS this, LATERAL (
       ${nearest(dated, datedFirst)}
       UNION ALL
       ${nearest(`post.published_at IS NULL AND (${undated})`, !datedFirst)}) AS found
      WHERE this.slug = $1 ORDER BY found.priority LIMIT 1`,
    [slug],
  );
  return rows[0];
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
       SELECT slug, published_at, search_words FROM blog_posts AS post
        WHERE slug <> $1 AND ${IS_PUBLIC}
        ORDER BY published_at DESC NULLS LAST, slug LIMIT ${CANDIDATES}),
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

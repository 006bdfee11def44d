import type { Db } from "./db.ts";
import { LISTED_COLUMNS, type ListedPost } from "./post-pages.ts";

export interface PostLink {
  slug: string;
  title: string;
}

/** What stands around a post in the list, and what is about the same. */
export interface PostNeighbours {
  newer: PostLink | undefined;
  older: PostLink | undefined;
  related: ListedPost[];
  /** When the post was changed after it was added. */
  updatedAt: Date | undefined;
}

const IS_PUBLIC = "(post.published_at IS NULL OR post.published_at <= now())";
/** Where a post stands in the list, those without a date behind all others. */
interface Side {
  /** On this side of `this`, as bounds that the list's index can begin at. */
  dated: string;
  undated: string;
  datedFirst: boolean;
  order: string;
}

const OLDER: Side = {
  // A preview may be of a post that is still to come, and so may be those before it.
  dated: `post.published_at <= this.published_at AND post.published_at <= now()
    AND (post.published_at < this.published_at OR post.slug > this.slug)`,
  undated: "this.published_at IS NOT NULL OR post.slug > this.slug",
  datedFirst: true,
  order: "post.published_at DESC NULLS LAST, post.slug",
};

/** Later than every post without a date is each that has one. */
const DATE = "coalesce(this.published_at, '-infinity')";
const NEWER: Side = {
  dated: `post.published_at >= ${DATE} AND post.published_at <= now()
    AND (post.published_at > ${DATE} OR post.slug < this.slug)`,
  undated: "this.published_at IS NULL AND post.slug < this.slug",
  datedFirst: false,
  order: "post.published_at NULLS FIRST, post.slug DESC",
};

export async function findPostNeighbours(
  db: Db,
  slug: string,
  relatedCount: number,
): Promise<PostNeighbours> {
  const [older, newer, related, updatedAt] = await Promise.all([
    linkTo(db, slug, OLDER),
    linkTo(db, slug, NEWER),
    listRelatedPosts(db, slug, relatedCount),
    findUpdate(db, slug),
  ]);
  return { older, newer, related, updatedAt };
}

/** The next post on one side. In one condition for both kinds each post before it would be looked at. */
async function linkTo(
  db: Db,
  slug: string,
  { dated, undated, datedFirst, order }: Side,
): Promise<PostLink | undefined> {
  const nearest = (isThere: string, isFirst: boolean) =>
    `(SELECT post.slug, post.title, ${isFirst ? 1 : 2} AS place FROM blog_posts AS post
       WHERE ${isThere} ORDER BY ${order} LIMIT 1)`;
  const { rows } = await db.query<PostLink>(
    `SELECT found.slug, found.title FROM blog_posts AS this, LATERAL (
       ${nearest(dated, datedFirst)}
       UNION ALL
       ${nearest(`post.published_at IS NULL AND (${undated})`, !datedFirst)}) AS found
      WHERE this.slug = $1 ORDER BY found.place LIMIT 1`,
    [slug],
  );
  return rows[0];
}

/** Each post's words are unpacked to be compared: among thousands that took half a second. */
const COMPARED = 200;

/** Of the newest posts those that have most of the words in this one's title. */
async function listRelatedPosts(db: Db, slug: string, limit: number): Promise<ListedPost[]> {
  const { rows } = await db.query<ListedPost>(
    `WITH words AS (
       SELECT replace(plainto_tsquery('english', left(title, 1000))::text, '&', '|')::tsquery AS any_of
         FROM blog_posts WHERE slug = $1),
     newest AS (
       SELECT slug, published_at, search_words FROM blog_posts AS post
        WHERE slug <> $1 AND ${IS_PUBLIC}
        ORDER BY published_at DESC NULLS LAST, slug LIMIT ${COMPARED}),
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

async function findUpdate(db: Db, slug: string): Promise<Date | undefined> {
  const { rows } = await db.query<{ updatedAt: Date | null }>(
    `SELECT updated_at AS "updatedAt" FROM blog_posts WHERE slug = $1`,
    [slug],
  );
  return rows[0]?.updatedAt ?? undefined;
}

import type { Db } from "./db.ts";
import { OPENING_COLUMNS, type PostOpening } from "./post-pages.ts";

export interface PostLink {
  slug: string;
  title: string;
}

/** What stands around a post in the list, and what is about the same. */
export interface PostNeighbours {
  newer: PostLink | undefined;
  older: PostLink | undefined;
  related: PostOpening[];
  /** When the post was changed after it was added. */
  updatedAt: Date | undefined;
}

const IS_PUBLIC = "(post.published_at IS NULL OR post.published_at <= now())";
const IS_OLDER = `(post.published_at < this.published_at
  OR post.published_at IS NULL AND this.published_at IS NOT NULL
  OR post.published_at IS NOT DISTINCT FROM this.published_at AND post.slug > this.slug)`;

export async function findPostNeighbours(
  db: Db,
  slug: string,
  relatedCount: number,
): Promise<PostNeighbours> {
  const [older, newer, related, updatedAt] = await Promise.all([
    linkTo(db, slug, IS_OLDER, "post.published_at DESC NULLS LAST, post.slug"),
    linkTo(
      db,
      slug,
      `post.slug <> this.slug AND ${IS_OLDER} IS NOT TRUE`,
      "post.published_at NULLS FIRST, post.slug DESC",
    ),
    listRelatedPosts(db, slug, relatedCount),
    findUpdate(db, slug),
  ]);
  return { older, newer, related, updatedAt };
}

async function linkTo(
  db: Db,
  slug: string,
  isThere: string,
  order: string,
): Promise<PostLink | undefined> {
  const { rows } = await db.query<PostLink>(
    `SELECT post.slug, post.title FROM blog_posts AS this JOIN blog_posts AS post ON ${isThere}
      WHERE this.slug = $1 AND ${IS_PUBLIC} ORDER BY ${order} LIMIT 1`,
    [slug],
  );
  return rows[0];
}

/** Each post's words are unpacked to be compared: among thousands that took half a second. */
const COMPARED = 200;

/** Of the newest posts those that have most of the words in this one's title. */
async function listRelatedPosts(db: Db, slug: string, limit: number): Promise<PostOpening[]> {
  const { rows } = await db.query<PostOpening>(
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
     SELECT ${OPENING_COLUMNS} FROM best JOIN blog_posts AS post USING (slug)
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

import type { Post } from "../../../shared/post.ts";
import type { Db } from "../../database/db.ts";

/** The condition and the order of public posts, for queries in which only `blog_posts` has these columns. */
export const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";

/** The columns of a `DatedPost` except its text. */
const FIELDS = `id, slug, title, category, author, image_url AS "imageUrl", published_at AS "publishedAt",
  greatest(published_at, updated_at) AS "changedAt"`;

/** More than `markdown/post-parser.ts` accepts, so that it also rejects the beginning of a text that is too long. */
const READ_CHARACTERS = 250_000;
/** Number of complete posts in memory. */
const BATCH = 20;

export interface DatedPost extends Post {
  /** The later of publication and last change; null without dates. */
  changedAt: Date | null;
}

interface PostFilter {
  /** The category as stored; null: every category. */
  category?: string | null;
  /** Null: no limit. */
  limit?: number | null;
}

/** Lists the public posts, newest first, posts without a date last, each with as much text as can be parsed. */
export async function listPosts(
  db: Db,
  { category = null, limit = null, offset = 0 }: PostFilter & { offset?: number } = {},
): Promise<DatedPost[]> {
  // The subquery selects the rows first, so that PostgreSQL decompresses only their texts.
  const { rows } = await db.query<DatedPost>(
    `SELECT ${FIELDS}, left(content, ${READ_CHARACTERS}) AS content
       FROM (SELECT * FROM blog_posts
              WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR category = $1)
              ${NEWEST_FIRST} LIMIT $2 OFFSET $3) AS post
      ${NEWEST_FIRST}`,
    [category, limit, offset],
  );
  return rows;
}

/** Lists the public posts among these, in the same order, each with at most so much of its text. */
export async function listPostsBySlug(
  db: Db,
  slugs: readonly string[],
  characters = READ_CHARACTERS,
): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `SELECT ${FIELDS}, left(content, $2) AS content
       FROM blog_posts JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place) USING (slug)
      WHERE ${IS_PUBLIC}
      ORDER BY place`,
    [slugs, characters],
  );
  return rows;
}

/**
 * Yields the complete public posts by their column names, newest first, reading them in batches to limit memory. A post
 * that is deleted in between is skipped.
 */
export async function* eachPost(db: Db, filter: PostFilter): AsyncGenerator<object> {
  const slugs = (await listPostAddresses(db, filter)).map(({ slug }) => slug);
  for (let start = 0; start < slugs.length; start += BATCH) {
    const { rows } = await db.query(
      `SELECT id, slug, title, content, image_url, category, author, published_at
         FROM blog_posts JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place) USING (slug)
        WHERE ${IS_PUBLIC}
        ORDER BY place`,
      [slugs.slice(start, start + BATCH)],
    );
    yield* rows;
  }
}

/** The fields of a post that the sitemap and llms.txt list. */
interface PostAddress extends Pick<DatedPost, "slug" | "title" | "changedAt"> {
  /** A text that changes with every change of the row. */
  revision: string;
}

/** Lists the public posts, newest first, without their texts. */
export async function listPostAddresses(
  db: Db,
  { category = null, limit = null }: PostFilter = {},
): Promise<PostAddress[]> {
  const { rows } = await db.query<PostAddress>(
    `SELECT slug, title, greatest(published_at, updated_at) AS "changedAt", xmin::text AS revision
       FROM blog_posts
      WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR category = $1)
      ${NEWEST_FIRST} LIMIT $2`,
    [category, limit],
  );
  return rows;
}

/** A complete post, and when and why it was changed after its publication. */
export interface CompletePost extends DatedPost {
  isPublic: boolean;
  /** When the post was changed after its publication; null if it was not. */
  revisedAt: Date | null;
  /** A sentence that describes the change; null if the editors gave none. */
  revisionNote: string | null;
}

/** Finds the public post with this slug, or with `anyDate` also one that is not public yet. */
export async function findPost(
  db: Db,
  slug: string,
  { anyDate = false } = {},
): Promise<CompletePost | undefined> {
  if (isUnstorable(slug)) return undefined;
  const { rows } = await db.query<CompletePost>(
    `SELECT ${FIELDS}, content, revision_note AS "revisionNote", ${IS_PUBLIC} AS "isPublic",
            CASE WHEN updated_at > coalesce(published_at, '-infinity') THEN updated_at END AS "revisedAt"
       FROM blog_posts WHERE slug = $1 AND ($2 OR ${IS_PUBLIC})`,
    [slug, anyDate],
  );
  return rows[0];
}

/** Returns the present slug of a public post that had this slug last; undefined if there is none. */
export async function findRenamedPost(db: Db, slug: string): Promise<string | undefined> {
  if (isUnstorable(slug)) return undefined;
  const { rows } = await db.query<{ slug: string }>(
    `SELECT slug FROM blog_posts
      WHERE ${IS_PUBLIC}
        AND id = (SELECT id FROM blog_post_versions WHERE slug = $1 ORDER BY version DESC LIMIT 1)`,
    [slug],
  );
  return rows[0]?.slug;
}

/** PostgreSQL rejects text with a null character, so no stored text can match. */
function isUnstorable(text: string): boolean {
  return text.includes("\0");
}

/** Counts the public posts, all of them and those of each category. */
export async function countPublicPosts(db: Db) {
  const { rows } = await db.query<{ all: number; blog: number; press_release: number }>(
    `SELECT count(*)::integer AS all,
            (count(*) FILTER (WHERE category = 'blog'))::integer AS blog,
            (count(*) FILTER (WHERE category = 'press_release'))::integer AS press_release
       FROM blog_posts WHERE ${IS_PUBLIC}`,
  );
  return rows[0] ?? { all: 0, blog: 0, press_release: 0 };
}

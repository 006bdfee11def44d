import type { Category, Post } from "../../../shared/post.ts";
import type { Db } from "../../database/db.ts";

/** SQL for the posts that readers see, and their order. For queries whose column names are unambiguous. */
export const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
export const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";

/** The fields of a post that the sitemap and llms.txt list. */
interface PostAddress {
  slug: string;
  title: string;
  publishedAt: Date | null;
  /** Null if the post has not changed since it was added. */
  updatedAt: Date | null;
}

export type DatedPost = Post & Pick<PostAddress, "updatedAt">;

const POST_COLUMNS = `id, slug, title, content, category, author,
  image_url AS "imageUrl", published_at AS "publishedAt"`;
/** Number of posts to read in one query. */
const BATCH = 20;

interface PostFilter {
  limit?: number | null;
  /** The category as stored. */
  category?: string | null;
}

/** Lists the public posts, newest first, posts without a date last. */
export async function listPosts(db: Db, filter: PostFilter = {}): Promise<DatedPost[]> {
  const posts: DatedPost[] = [];
  for await (const post of eachPost(db, filter)) posts.push(post);
  return posts;
}

/**
 * Yields the same posts as `listPosts`, reading them in batches to limit memory. A post that is deleted in
 * between is skipped.
 */
export async function* eachPost(
  db: Db,
  { limit = null, category = null }: PostFilter = {},
): AsyncGenerator<DatedPost> {
  if (isUnstorable(category)) return;
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM blog_posts
      WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR category = $1)
      ${NEWEST_FIRST}
      LIMIT $2`,
    [category, limit],
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
    yield* await readPosts(db, ids);
  }
}

async function readPosts(db: Db, ids: readonly string[]): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `SELECT ${POST_COLUMNS}, updated_at AS "updatedAt"
       FROM blog_posts JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (id, place) USING (id)
      WHERE ${IS_PUBLIC}
      ORDER BY place`,
    [ids],
  );
  return rows;
}

/** A post with its last change. */
export interface RevisedPost extends Post {
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
): Promise<RevisedPost | undefined> {
  if (isUnstorable(slug)) return undefined;
  const { rows } = await db.query<RevisedPost>(
    `SELECT ${POST_COLUMNS}, revision_note AS "revisionNote",
            CASE WHEN updated_at > coalesce(published_at, '-infinity') THEN updated_at END AS "revisedAt"
       FROM blog_posts WHERE slug = $1 AND ($2 OR ${IS_PUBLIC})`,
    [slug, anyDate],
  );
  return rows[0];
}

/** Lists the public posts, newest first, without their texts. */
export async function listPostAddresses(db: Db, limit: number, offset = 0): Promise<PostAddress[]> {
  const { rows } = await db.query<PostAddress>(
    `SELECT slug, title, published_at AS "publishedAt", updated_at AS "updatedAt"
       FROM blog_posts WHERE ${IS_PUBLIC} ${NEWEST_FIRST}
      LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return rows;
}

/** Lists slug and title of the public posts among `slugs`, in the same order. */
export async function listPostTitles(
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; title: string }[]> {
  const { rows } = await db.query<{ slug: string; title: string }>(
    `SELECT slug, title
       FROM blog_posts JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place) USING (slug)
      WHERE ${IS_PUBLIC}
      ORDER BY place`,
    [slugs],
  );
  return rows;
}

/** The later of publication and last change; undefined without dates. */
export function lastChange({ publishedAt, updatedAt }: PostAddress): Date | undefined {
  const moments = [publishedAt, updatedAt].flatMap((date) => date?.getTime() ?? []);
  return moments.length === 0 ? undefined : new Date(Math.max(...moments));
}

/** PostgreSQL rejects text with a null character, so no stored text can match. */
function isUnstorable(text: string | null): boolean {
  return text?.includes("\0") ?? false;
}

/** Only the newest posts are searched, to limit the memory of the index. */
const MAX_POSTS = 2_000;
/** Only the beginning of a long post is searched. */
const CONTENT_LENGTH = 20_000;

/** Lists the public posts with a text that changes with every change of the row. */
export async function listPostRevisions(db: Db): Promise<{ slug: string; revision: string }[]> {
  const { rows } = await db.query<{ slug: string; revision: string }>(
    `SELECT slug, xmin::text AS revision FROM blog_posts WHERE ${IS_PUBLIC} ${NEWEST_FIRST} LIMIT $1`,
    [MAX_POSTS],
  );
  return rows;
}

type SearchedPost = Pick<
  Post,
  "slug" | "title" | "content" | "category" | "publishedAt" | "imageUrl"
>;

export async function readSearchedPosts(db: Db, slugs: readonly string[]): Promise<SearchedPost[]> {
  const { rows } = await db.query<SearchedPost>(
    `SELECT slug, title, left(content, $2) AS content, category, published_at AS "publishedAt",
            image_url AS "imageUrl"
       FROM blog_posts WHERE slug = ANY($1) AND ${IS_PUBLIC}`,
    [slugs, CONTENT_LENGTH],
  );
  return rows;
}

/** A post in a list. */
export interface ListedPost extends Omit<Post, "id"> {
  content: string;
  /** The address of the first drawing in the text. */
  figure: string | null;
}

/** Numbers of public posts. */
interface PostCounts {
  all: number;
  blog: number;
  press_release: number;
}

/** A slice of the list, and the numbers of public posts. */
interface PostSlice {
  counts: PostCounts;
  posts: ListedPost[];
}

/** The parser rejects texts that are this long. */
const READ_CHARACTERS = 250_000;

/** SQL columns of a `ListedPost` from `blog_posts AS post`. */
const LISTED_COLUMNS = `post.slug, post.title, post.category, post.author,
  left(post.content, ${READ_CHARACTERS}) AS content,
  substring(post.content FROM '\\]\\((/pictures/[a-z0-9-]+\\.svg)') AS figure,
  post.image_url AS "imageUrl", post.published_at AS "publishedAt"`;

export async function countPublicPosts(db: Db): Promise<PostCounts> {
  const { rows } = await db.query<PostCounts>(
    `SELECT count(*)::integer AS all,
            (count(*) FILTER (WHERE category = 'blog'))::integer AS blog,
            (count(*) FILTER (WHERE category = 'press_release'))::integer AS press_release
       FROM blog_posts WHERE ${IS_PUBLIC}`,
  );
  return rows[0] ?? { all: 0, blog: 0, press_release: 0 };
}

/** Reads the public posts with these slugs, in the same order. */
export async function listPostsBySlug(db: Db, slugs: readonly string[]): Promise<ListedPost[]> {
  const { rows } = await db.query<ListedPost>(
    `SELECT ${LISTED_COLUMNS}
       FROM blog_posts AS post JOIN unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place) USING (slug)
      WHERE ${IS_PUBLIC}
      ORDER BY place`,
    [slugs],
  );
  return rows;
}

/** Reads a slice of the public posts, newest first, of one stored category or of all. */
export async function readPostSlice(
  db: Db,
  { category, limit, offset }: { category?: Category | undefined; limit: number; offset: number },
): Promise<PostSlice> {
  const [counts, { rows }] = await Promise.all([
    countPublicPosts(db),
    // The subquery selects the rows first, so that PostgreSQL decompresses only their texts.
    db.query<ListedPost>(
      `SELECT ${LISTED_COLUMNS}
         FROM (SELECT * FROM blog_posts
                WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR category = $1)
                ${NEWEST_FIRST} LIMIT $2 OFFSET $3) AS post
        ${NEWEST_FIRST}`,
      [category ?? null, limit, offset],
    ),
  ]);
  return { counts, posts: rows };
}

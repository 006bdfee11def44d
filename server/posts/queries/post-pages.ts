import type { Category, Post } from "../../../shared/post.ts";
import type { Db } from "../../database/db.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./posts.ts";

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

import type { Category, Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";

/** A post without its whole text: enough of it to make an excerpt. */
export type PostOpening = Omit<Post, "id">;

/** More than an excerpt is ever made from. */
const OPENING_CHARACTERS = 3_000;

const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
const IS_OF_CATEGORY = "($1::text IS NULL OR (category = 'blog') = ($1 = 'blog'))";
const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";

/** Columns of a post's opening, where `blog_posts` goes by the name `post`. */
export const OPENING_COLUMNS = `post.slug, post.title, post.category, post.author,
  left(post.content, ${OPENING_CHARACTERS}) AS content,
  post.image_url AS "imageUrl", post.published_at AS "publishedAt"`;

export interface PostCounts {
  all: number;
  blog: number;
}

/** How many public posts there are. */
export async function countPublicPosts(db: Db): Promise<PostCounts> {
  const { rows } = await db.query<PostCounts>(
    `SELECT count(*)::integer AS all, (count(*) FILTER (WHERE category = 'blog'))::integer AS blog
       FROM blog_posts WHERE ${IS_PUBLIC}`,
  );
  return rows[0] ?? { all: 0, blog: 0 };
}

/**
 * Some public posts, newest first, of one category as readers see it or of all. Texts are cut only
 * after the choice, since long ones take time to unpack.
 */
export async function listPostOpenings(
  db: Db,
  { category, limit, offset }: { category?: Category | undefined; limit: number; offset: number },
): Promise<PostOpening[]> {
  const { rows } = await db.query<PostOpening>(
    `SELECT ${OPENING_COLUMNS}
       FROM (SELECT * FROM blog_posts WHERE ${IS_PUBLIC} AND ${IS_OF_CATEGORY}
             ${NEWEST_FIRST} LIMIT $2 OFFSET $3) AS post
      ${NEWEST_FIRST}`,
    [category ?? null, limit, offset],
  );
  return rows;
}

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

const COUNTS = `
  SELECT count(*)::integer AS all, (count(*) FILTER (WHERE category = 'blog'))::integer AS blog
    FROM blog_posts WHERE ${IS_PUBLIC}`;

export interface PostCounts {
  all: number;
  blog: number;
}

/** How many public posts there are. */
export async function countPublicPosts(db: Db): Promise<PostCounts> {
  const { rows } = await db.query<PostCounts>(COUNTS);
  return rows[0] ?? { all: 0, blog: 0 };
}

/** A part of the list, and how many public posts there are in all. */
export interface PostPart {
  counts: PostCounts;
  posts: PostOpening[];
}

/**
 * Some public posts, newest first, of one category as readers see it or of all; and the counts with
 * them, since a second question costs the site more than this one. Texts are cut only after the
 * choice, since long ones take time to unpack.
 */
export async function listPostOpenings(
  db: Db,
  { category, limit, offset }: { category?: Category | undefined; limit: number; offset: number },
): Promise<PostPart> {
  const { rows } = await db.query<PostCounts & (PostOpening | NoPost)>(
    `SELECT counts.*, ${OPENING_COLUMNS}
       FROM (${COUNTS}) AS counts
       LEFT JOIN (SELECT * FROM blog_posts WHERE ${IS_PUBLIC} AND ${IS_OF_CATEGORY}
                  ${NEWEST_FIRST} LIMIT $2 OFFSET $3) AS post ON true
      ${NEWEST_FIRST}`,
    [category ?? null, limit, offset],
  );
  const { all = 0, blog = 0 } = rows[0] ?? {};
  return { counts: { all, blog }, posts: rows.filter((row) => row.slug !== null) };
}

/** The row that bears the counts where no post is left. */
interface NoPost {
  slug: null;
}

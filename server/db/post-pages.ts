import type { Category, Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** A post as lists show it. */
export interface ListedPost extends Omit<Post, "id" | "content"> {
  /** The beginning of the text: more than an excerpt is made from. */
  opening: string;
}

/** Of public posts. */
export interface PostCounts {
  all: number;
  blog: number;
  press_release: number;
}

/** A part of the list, and how many public posts there are. */
export interface PostPart {
  counts: PostCounts;
  posts: ListedPost[];
}

/** Columns of a listed post, where `blog_posts` goes by the name `post`. */
export const LISTED_COLUMNS = `post.slug, post.title, post.category, post.author,
  left(post.content, 3000) AS opening,
  post.image_url AS "imageUrl", post.published_at AS "publishedAt"`;

/** How many public posts there are. */
export async function countPublicPosts(db: Db): Promise<PostCounts> {
  const { rows } = await db.query<PostCounts>(
    `SELECT count(*)::integer AS all,
            (count(*) FILTER (WHERE category = 'blog'))::integer AS blog,
            (count(*) FILTER (WHERE category = 'press_release'))::integer AS press_release
       FROM blog_posts WHERE ${IS_PUBLIC}`,
  );
  return rows[0] ?? { all: 0, blog: 0, press_release: 0 };
}

/** Some public posts, newest first, of one stored category or of all, with the counts. */
export async function readPostPart(
  db: Db,
  { category, limit, offset }: { category?: Category | undefined; limit: number; offset: number },
): Promise<PostPart> {
  const [counts, { rows }] = await Promise.all([
    countPublicPosts(db),
    // Texts are read only after the choice: long ones are stored compressed.
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

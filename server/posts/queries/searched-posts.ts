import type { Post } from "../../../shared/post.ts";
import type { Db } from "../../database/db.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

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

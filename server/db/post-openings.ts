import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/** More than an excerpt is ever made from. */
const OPENING = "left(post.content, 3000)";

/** Another text whenever a post's opening is another one, where `blog_posts` goes by the name `post`. */
export const OPENING_KEY = `hashtextextended(${OPENING}, 0)::text`;

export interface PostOpening {
  slug: string;
  /** As its post is listed with. */
  openingKey: string;
  opening: string;
}

/** What the texts of these posts begin with, where they are public. */
export async function listPostOpenings(db: Db, slugs: readonly string[]): Promise<PostOpening[]> {
  const { rows } = await db.query<PostOpening>(
    `SELECT post.slug, ${OPENING_KEY} AS "openingKey", ${OPENING} AS opening
       FROM blog_posts AS post
      WHERE slug = ANY ($1) AND ${IS_PUBLIC}`,
    [slugs],
  );
  return rows;
}

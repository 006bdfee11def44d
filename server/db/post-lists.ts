import type { Category, Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";

/** What machines are told of every post. */
export interface PostAddress {
  slug: string;
  title: string;
  publishedAt: Date | null;
  /** Null: never changed since it was added. */
  updatedAt: Date | null;
}

export type DatedPost = Post & Pick<PostAddress, "updatedAt">;

const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";
const DATES = `published_at AS "publishedAt", updated_at AS "updatedAt"`;

/** The public posts, newest first, without their texts. */
export async function listPostAddresses(db: Db, limit: number, offset = 0): Promise<PostAddress[]> {
  const { rows } = await db.query<PostAddress>(
    `SELECT slug, title, ${DATES} FROM blog_posts WHERE ${IS_PUBLIC} ${NEWEST_FIRST}
      LIMIT $1 OFFSET $2`,
    [limit, offset],
  );
  return rows;
}

/** The newest public posts with their texts, of one category as readers see it, or of all. */
export async function listNewestPosts(
  db: Db,
  { limit, category }: { limit: number; category?: Category | undefined },
): Promise<DatedPost[]> {
  const { rows } = await db.query<DatedPost>(
    `SELECT id, slug, title, content, category, author, image_url AS "imageUrl", ${DATES}
       FROM blog_posts
      WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR (category = 'blog') = ($1 = 'blog'))
      ${NEWEST_FIRST} LIMIT $2`,
    [category ?? null, limit],
  );
  return rows;
}

/** When a post last became what it is: changed after it was published, or published; undefined without dates. */
export function lastChange({ publishedAt, updatedAt }: PostAddress): Date | undefined {
  const moments = [publishedAt, updatedAt].flatMap((date) => date?.getTime() ?? []);
  return moments.length === 0 ? undefined : new Date(Math.max(...moments));
}

import type { Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** The fields of a post that the sitemap and llms.txt list. */
export interface PostAddress {
  slug: string;
  title: string;
  publishedAt: Date | null;
  /** Null if the post has not changed since it was added. */
  updatedAt: Date | null;
}

export type DatedPost = Post & Pick<PostAddress, "updatedAt">;

const DATES = `published_at AS "publishedAt", updated_at AS "updatedAt"`;

/** Lists the public posts, newest first, without their texts. */
export async function listPostAddresses(db: Db, limit: number, offset = 0): Promise<PostAddress[]> {
  const { rows } = await db.query<PostAddress>(
    `SELECT slug, title, ${DATES} FROM blog_posts WHERE ${IS_PUBLIC} ${NEWEST_FIRST}
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

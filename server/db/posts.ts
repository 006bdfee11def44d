import type { Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";

const POST_COLUMNS = `id, slug, title, content, category, author,
  image_url AS "imageUrl", published_at AS "publishedAt"`;
const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";

/** The public posts, newest first, those without a date last. `category` is compared as stored. */
export async function listPosts(
  db: Db,
  filter: { limit?: number; category?: string } = {},
): Promise<Post[]> {
  const { limit = null, category = null } = filter;
  if (isUnstorable(category)) return [];
  const { rows } = await db.query<Post>(
    `SELECT ${POST_COLUMNS}
       FROM blog_posts
      WHERE ${IS_PUBLIC} AND ($1::text IS NULL OR category = $1)
      ORDER BY published_at DESC NULLS LAST, slug
      LIMIT $2`,
    [category, limit],
  );
  return rows;
}

/** The public post with this slug, or undefined. */
export async function findPost(db: Db, slug: string): Promise<Post | undefined> {
  if (isUnstorable(slug)) return undefined;
  const { rows } = await db.query<Post>(
    `SELECT ${POST_COLUMNS} FROM blog_posts WHERE slug = $1 AND ${IS_PUBLIC}`,
    [slug],
  );
  return rows[0];
}

/** The post with this slug, be it public or not, or undefined. */
export async function findPostOfAnyDate(db: Db, slug: string): Promise<Post | undefined> {
  if (isUnstorable(slug)) return undefined;
  const { rows } = await db.query<Post>(`SELECT ${POST_COLUMNS} FROM blog_posts WHERE slug = $1`, [
    slug,
  ]);
  return rows[0];
}

/** When the next post that waits for its date becomes public; undefined when none waits. */
export async function nextPublication(db: Db): Promise<Date | undefined> {
  const { rows } = await db.query<{ next: Date | null }>(
    "SELECT min(published_at) AS next FROM blog_posts WHERE published_at > now()",
  );
  return rows[0]?.next ?? undefined;
}

/** PostgreSQL text cannot hold a null byte and would answer with an error where nothing can match. */
function isUnstorable(text: string | null): boolean {
  return text?.includes("\0") ?? false;
}

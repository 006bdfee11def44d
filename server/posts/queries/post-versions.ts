import type { Db } from "../../database/db.ts";
import { type PostRecord, RECORD } from "./post-records.ts";
import { IS_PUBLIC } from "./posts.ts";

/** An earlier version of a post. */
interface PostVersion extends PostRecord {
  version: number;
  /** ISO 8601 in UTC. */
  replaced_at: string;
}

/** Lists the earlier versions of the post that has or had this slug, newest first. */
export async function listPostVersions(db: Db, slug: string): Promise<PostVersion[]> {
  const { rows } = await db.query<PostVersion>(
    `SELECT version::integer, to_char(replaced_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS replaced_at,
            ${RECORD}
       FROM blog_post_versions
      WHERE id = coalesce(
              (SELECT id FROM blog_posts WHERE slug = $1),
              (SELECT id FROM blog_post_versions WHERE slug = $1 ORDER BY version DESC LIMIT 1))
      ORDER BY version DESC`,
    [slug],
  );
  return rows;
}

/** Returns the present slug of a public post that had this slug last; undefined if there is none. */
export async function findRenamedPost(db: Db, slug: string): Promise<string | undefined> {
  // PostgreSQL rejects texts with null characters.
  if (slug.includes("\0")) return undefined;
  const { rows } = await db.query<{ slug: string }>(
    `SELECT slug FROM blog_posts
      WHERE ${IS_PUBLIC}
        AND id = (SELECT id FROM blog_post_versions WHERE slug = $1 ORDER BY version DESC LIMIT 1)`,
    [slug],
  );
  return rows[0]?.slug;
}

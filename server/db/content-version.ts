import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/**
 * Returns a version that changes when a public post is added, changed, removed or reaches its date, and
 * when a remote picture is copied. It hashes the columns instead of using `xmin`, which views do not
 * have, or `updated_at`, whose trigger an import may disable.
 */
export async function contentVersion(db: Pick<Db, "query">): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(post::text, 0)), 0) || ' ' ||
              (SELECT coalesce(sum(hashtextextended(address || ' ' || media, 0)), 0)
                 FROM remote_pictures WHERE media IS NOT NULL) AS version
       FROM blog_posts AS post
      WHERE ${IS_PUBLIC}`,
  );
  return rows[0]?.version ?? "";
}

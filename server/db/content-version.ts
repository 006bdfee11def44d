import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/**
 * A text that differs whenever a public post was added, changed or removed, a post's date has come,
 * or the site has another copy of a picture on another host. It depends on the columns alone:
 * `blog_posts` may be a view, which has no `xmin`, and an import may switch off the trigger that
 * keeps `updated_at`.
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

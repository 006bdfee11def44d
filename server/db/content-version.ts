import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/**
 * A text that is another one whenever a public post was added, changed or removed, or a post's date
 * has come. One row whatever the number of posts; `xmin` is the transaction that wrote a row.
 */
export async function contentVersion(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>(
    `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(slug || ' ' || xmin::text, 0)), 0)
              AS version
       FROM blog_posts
      WHERE ${IS_PUBLIC}`,
  );
  return rows[0]?.version ?? "";
}

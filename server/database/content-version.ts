import type { Db } from "./db.ts";

/** Returns a number that triggers raise. Servers compare it to detect a change of the content. */
export async function readContentVersion(db: Pick<Db, "query">): Promise<string> {
  const { rows } = await db.query<{ version: string }>("SELECT version FROM content_version");
  if (rows[0] === undefined) throw new Error("The table content_version has no row");
  return rows[0].version;
}

export interface NewPosts {
  /** Whether a post reached its date after the previous reading. */
  hasNewPost: boolean;
  /**
   * The time of this reading by the database's clock, which decides what is public. A whole
   * millisecond, as a Date cannot hold more.
   */
  readAt: Date;
}

/** @param previous the time of the previous reading */
export async function readNewPosts(
  db: Pick<Db, "query">,
  previous: Date | null = null,
): Promise<NewPosts> {
  const { rows } = await db.query<NewPosts>(
    `SELECT read_at AS "readAt",
            EXISTS (SELECT FROM blog_posts
                     WHERE published_at > $1 AND published_at <= read_at) AS "hasNewPost"
       FROM date_trunc('milliseconds', now()) AS read_at`,
    [previous],
  );
  return rows[0] ?? { hasNewPost: false, readAt: new Date() };
}

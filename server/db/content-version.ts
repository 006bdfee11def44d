import type { Db } from "../database/db.ts";

/** What servers compare to detect a change of the content. */
export interface ContentVersion {
  /** A number that triggers raise. */
  version: string;
  /** Whether a post reached its date after the previous reading. */
  hasNewPost: boolean;
  /** Time until the next scheduled post becomes public; null if none is scheduled. */
  nextPostInMs: number | null;
  /**
   * The time of this reading by the database's clock, which decides what is public. A whole
   * millisecond, as a Date cannot hold more.
   */
  readAt: Date;
}

/** @param previous the time of the previous reading */
export async function readContentVersion(
  db: Pick<Db, "query">,
  previous: Date | null = null,
): Promise<ContentVersion> {
  const { rows } = await db.query<ContentVersion>(
    `SELECT version, read_at AS "readAt",
            EXISTS (SELECT FROM blog_posts
                     WHERE published_at > $1 AND published_at <= read_at) AS "hasNewPost",
            (SELECT ceil(extract(epoch FROM min(published_at) - read_at) * 1000)::float8
               FROM blog_posts WHERE published_at > read_at) AS "nextPostInMs"
       FROM content_version, date_trunc('milliseconds', now()) AS read_at`,
    [previous],
  );
  if (rows[0] === undefined) throw new Error("The table content_version has no row");
  return rows[0];
}

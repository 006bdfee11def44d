import type { Db } from "./db.ts";

/** A change of a post after its publication. */
export interface PostRevision {
  changedAt: Date;
  /** A sentence that describes the change; null if the editors gave none. */
  note: string | null;
}

/** Finds the last change of a post; undefined if it has not changed since its publication. */
export async function findPostRevision(db: Db, slug: string): Promise<PostRevision | undefined> {
  const { rows } = await db.query<PostRevision>(
    `SELECT updated_at AS "changedAt", revision_note AS note
       FROM blog_posts
      WHERE slug = $1 AND updated_at > coalesce(published_at, '-infinity')`,
    [slug],
  );
  return rows[0];
}

import type { Db } from "./db.ts";

/** Maps each slug to a version that changes when the post's text or picture changes. */
export async function listPostVersions(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.query<{ slug: string; version: string }>(
    `SELECT slug, hashtextextended(coalesce(image_url, '') || ' ' || content, 0)::text AS version
       FROM blog_posts`,
  );
  return new Map(rows.map(({ slug, version }) => [slug, version]));
}

/** The fields of a post that contain picture addresses. */
export interface PostPictureSource {
  slug: string;
  content: string;
  imageUrl: string | null;
}

export async function readPostPictures(
  db: Db,
  slugs: readonly string[],
): Promise<PostPictureSource[]> {
  const { rows } = await db.query<PostPictureSource>(
    `SELECT slug, content, image_url AS "imageUrl" FROM blog_posts WHERE slug = ANY($1)`,
    [slugs],
  );
  return rows;
}

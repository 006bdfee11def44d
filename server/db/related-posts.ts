import type { Db } from "../database/db.ts";
import { LISTED_COLUMNS, type ListedPost } from "./post-pages.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** Number of posts to compare. Ranking decompresses the words of each. */
const CANDIDATES = 200;

/** Lists the newest posts that best match the words of this post's title. */
export async function listRelatedPosts(db: Db, slug: string, limit: number): Promise<ListedPost[]> {
  const { rows } = await db.query<ListedPost>(
    `WITH words AS (
       SELECT replace(plainto_tsquery('english', left(title, 1000))::text, '&', '|')::tsquery AS any_of
         FROM blog_posts WHERE slug = $1),
     newest AS (
       SELECT slug, published_at, search_words FROM blog_posts
        WHERE slug <> $1 AND ${IS_PUBLIC}
        ${NEWEST_FIRST} LIMIT ${CANDIDATES}),
     best AS (
       SELECT slug, ts_rank(search_words, any_of, 1) AS rank FROM words, newest
        WHERE search_words @@ any_of
        ORDER BY rank DESC, published_at DESC NULLS LAST, slug LIMIT $2)
     SELECT ${LISTED_COLUMNS} FROM best JOIN blog_posts AS post USING (slug)
      ORDER BY rank DESC, post.published_at DESC NULLS LAST, post.slug`,
    [slug, limit],
  );
  return rows;
}

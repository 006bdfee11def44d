import type { Db } from "./db.ts";
import { LISTED_COLUMNS, type ListedPost } from "./post-pages.ts";
import { IS_PUBLIC, NEWEST_FIRST } from "./public-posts.ts";

/** Number of posts to compare. Each is read for its links. */
const CANDIDATES = 200;
/** Only the beginning of a long post is read. */
const CONTENT_LENGTH = 20_000;

/**
 * The subjects of a post: its own slug, and the last part of each address of a product, a case study or a post that
 * its text links to. A product and its case study have the same slug, so they are one subject.
 */
const SUBJECTS = `ARRAY(
  SELECT link[1] COLLATE "C" FROM regexp_matches(
    left(content, ${CONTENT_LENGTH}),
    '[]][(]/(?:solutions|industries/[a-z]+|insights)/([^][()#?[:space:]]+)', 'g') AS link
  UNION SELECT slug)`;

/**
 * Lists the posts with the most subjects in common with this post, of those with as many the newest first. If there are
 * none, lists the posts that best match the words of its title. Only the newest posts are compared.
 */
export async function listRelatedPosts(db: Db, slug: string, limit: number): Promise<ListedPost[]> {
  const { rows } = await db.query<ListedPost>(
    `WITH this AS (
       SELECT ${SUBJECTS} AS subjects,
              replace(plainto_tsquery('english', left(title, 1000))::text, '&', '|')::tsquery AS any_of
         FROM blog_posts WHERE slug = $1),
     newest AS (
       SELECT slug, published_at, search_words, ${SUBJECTS} AS subjects FROM blog_posts
        WHERE slug <> $1 AND ${IS_PUBLIC}
        ${NEWEST_FIRST} LIMIT ${CANDIDATES}),
     compared AS (
       SELECT newest.slug, newest.published_at, search_words @@ any_of AS matches,
              ts_rank(search_words, any_of, 1) AS rank,
              (SELECT count(*) FROM unnest(newest.subjects) AS subject
                WHERE subject = ANY (this.subjects)) AS common
         FROM this, newest),
     best AS (
       SELECT slug, common, CASE WHEN common = 0 THEN rank END AS rank FROM compared
        WHERE common > 0 OR (matches AND NOT EXISTS (SELECT FROM compared WHERE common > 0))
        ORDER BY common DESC, rank DESC, published_at DESC NULLS LAST, slug LIMIT $2)
     SELECT ${LISTED_COLUMNS} FROM best JOIN blog_posts AS post USING (slug)
      ORDER BY common DESC, best.rank DESC, post.published_at DESC NULLS LAST, post.slug`,
    [slug, limit],
  );
  return rows;
}

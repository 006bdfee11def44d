import type { Post } from "../../shared/post.ts";
import type { Db } from "../database/db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/** A post that matches the search. */
export interface PostHit
  extends Pick<Post, "slug" | "title" | "category" | "publishedAt" | "imageUrl"> {
  /** The beginning of the Markdown source without tables and pictures; with marks, like the title. */
  content: string;
  /** The title alone matches the query. */
  inTitle: boolean;
}

interface SearchOptions {
  /** In the syntax of `websearch_to_tsquery`: words, "phrases", or, -without. */
  query: string;
  limit: number;
  /** Written around each match. */
  marks: { start: string; end: string };
}

/** Only the beginning of a long post is returned, to limit the work. */
const CONTENT_LENGTH = 20_000;

/** Finds matching public posts, best first, and their total number. Accepts every query text. */
export async function searchPosts(
  db: Db,
  { query, limit, marks }: SearchOptions,
): Promise<{ hits: PostHit[]; count: number }> {
  const { rows } = await db.query<PostHit & { count: number }>(
    `WITH hits AS (
       SELECT slug, title, content, category, published_at, image_url, search_query,
              ts_rank(search_words, search_query, 1) AS rank, count(*) OVER ()::integer AS count
         FROM blog_posts, websearch_to_tsquery('english', $1) AS search_query
        WHERE search_words @@ search_query AND ${IS_PUBLIC}
        ORDER BY rank DESC, published_at DESC NULLS LAST, slug
        LIMIT $2)
     SELECT slug, category, published_at AS "publishedAt", image_url AS "imageUrl", count,
            ts_headline('english', title, search_query, $3) AS title,
            to_tsvector('english', title) @@ search_query AS "inTitle",
            ts_headline(
              'english',
              regexp_replace(left(content, ${CONTENT_LENGTH}), '^ *([|]|![[]).*$', '', 'gn'),
              search_query, $3) AS content
       FROM hits ORDER BY rank DESC, published_at DESC NULLS LAST, slug`,
    [query, limit, `StartSel=${marks.start}, StopSel=${marks.end}, HighlightAll=true`],
  );
  const [first] = rows;
  return { hits: rows.map(({ count: _, ...hit }) => hit), count: first?.count ?? 0 };
}

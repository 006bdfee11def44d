import type { Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/** A post that matches the search. Title and snippet contain the highlight marks. */
export interface PostHit extends Pick<Post, "slug" | "category" | "publishedAt"> {
  title: string;
  /** A passage of the Markdown source, which may begin and end anywhere. */
  snippet: string;
}

interface SearchOptions {
  /** In the syntax of `websearch_to_tsquery`: words, "phrases", or, -without. */
  query: string;
  /** The words of a query without operators; the last one may be a prefix. */
  terms: readonly string[] | undefined;
  limit: number;
  marks: { start: string; end: string };
}

/** Snippets come from the beginning of a long post, to limit the work. */
const SNIPPET_SOURCE_LENGTH = 20_000;
const MIN_PREFIX_LENGTH = 3;

/** Finds matching public posts, best first, and their total number. Accepts every query text. */
export async function searchPosts(
  db: Db,
  { query, terms, limit, marks }: SearchOptions,
): Promise<{ hits: PostHit[]; count: number }> {
  const isWords = terms !== undefined && terms.length > 0;
  const searchQuery = isWords ? "to_tsquery('english', $1)" : "websearch_to_tsquery('english', $1)";
  const options = `StartSel=${marks.start}, StopSel=${marks.end}`;
  const { rows } = await db.query<PostHit & { count: number }>(
    `WITH hits AS (
       SELECT slug, title, content, category, published_at, search_query,
              ts_rank(search_words, search_query, 1) AS rank, count(*) OVER ()::integer AS count
         FROM blog_posts, ${searchQuery} AS search_query
        WHERE search_words @@ search_query AND ${IS_PUBLIC}
        ORDER BY rank DESC, published_at DESC NULLS LAST, slug
        LIMIT $2)
     SELECT slug, category, published_at AS "publishedAt", count,
            ts_headline('english', left(title, 1000), search_query, $3 || ', HighlightAll=true') AS title,
            ts_headline('english', left(content, ${SNIPPET_SOURCE_LENGTH}), search_query, $3 ||
              ', MaxFragments=1, MinWords=16, MaxWords=34') AS snippet
       FROM hits ORDER BY rank DESC, published_at DESC NULLS LAST, slug`,
    [isWords ? wordQuery(terms) : query, limit, options],
  );
  const [first] = rows;
  return { hits: rows.map(({ count: _, ...hit }) => hit), count: first?.count ?? 0 };
}

/** Terms contain only letters and digits, so none can be an operator of `to_tsquery`. */
function wordQuery(terms: readonly string[]): string {
  const last = terms.at(-1) ?? "";
  const lastOrPrefix = last.length >= MIN_PREFIX_LENGTH ? `${last}:*` : last;
  return [...terms.slice(0, -1), lastOrPrefix].join(" & ");
}

/** Similar words differ from the term by at most this many letters in length. */
const MAX_LENGTH_DIFFERENCE = 2;

/**
 * Lists words of public posts' titles that are similar to a term, that is, share most pairs of adjacent
 * letters with it. At most `limit` in all.
 */
export async function listSimilarTitleWords(
  db: Db,
  terms: readonly string[],
  limit: number,
): Promise<string[]> {
  if (terms.length === 0) return [];
  const { rows } = await db.query<{ word: string }>(
    `WITH words AS (
       SELECT DISTINCT word
         FROM blog_posts, unnest(tsvector_to_array(to_tsvector('simple', left(title, 1000)))) AS word
        WHERE ${IS_PUBLIC})
     SELECT DISTINCT similar_word.word
       FROM unnest($1::text[]) AS term, LATERAL (
         SELECT word FROM words
          WHERE abs(length(word) - length(term)) <= ${MAX_LENGTH_DIFFERENCE}
          ORDER BY (SELECT count(*) FROM generate_series(1, length(term) - 1) AS place
                     WHERE strpos(word, substr(term, place, 2)) > 0) DESC, word
          LIMIT $2) AS similar_word`,
    [terms, Math.floor(limit / terms.length)],
  );
  return rows.map(({ word }) => word);
}

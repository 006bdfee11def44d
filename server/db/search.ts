import type { Post } from "../../shared/post.ts";
import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/** A post that has the words. Title and snippet hold the marks. */
export interface PostHit extends Pick<Post, "slug" | "category" | "publishedAt"> {
  title: string;
  /** Markdown, cut anywhere. */
  snippet: string;
}

interface SearchOptions {
  /** As `websearch_to_tsquery` understands it: words, "phrases", or, -without. */
  query: string;
  /** The same words where they are nothing but words: the last one then may be a beginning. */
  terms: readonly string[] | undefined;
  limit: number;
  marks: { start: string; end: string };
}

/** Of a long post the passages that show are looked for in its beginning. */
const SHOWN_CHARACTERS = 20_000;
const PREFIX_MIN = 3;

/** The public posts that have the words, best first, and how many there are. Never throws for what was typed. */
export async function searchPosts(
  db: Db,
  { query, terms, limit, marks }: SearchOptions,
): Promise<{ hits: PostHit[]; count: number }> {
  const isWords = terms !== undefined && terms.length > 0;
  const asked = isWords ? "to_tsquery('english', $1)" : "websearch_to_tsquery('english', $1)";
  const options = `StartSel=${marks.start}, StopSel=${marks.end}`;
  const { rows } = await db.query<PostHit & { count: number }>(
    `WITH hits AS (
       SELECT slug, title, content, category, published_at, asked,
              ts_rank(search_words, asked, 1) AS rank, count(*) OVER ()::integer AS count
         FROM blog_posts, ${asked} AS asked
        WHERE search_words @@ asked AND ${IS_PUBLIC}
        ORDER BY rank DESC, published_at DESC NULLS LAST, slug
        LIMIT $2)
     SELECT slug, category, published_at AS "publishedAt", count,
            ts_headline('english', left(title, 1000), asked, $3 || ', HighlightAll=true') AS title,
            ts_headline('english', left(content, ${SHOWN_CHARACTERS}), asked, $3 ||
              ', MaxFragments=1, MinWords=16, MaxWords=34') AS snippet
       FROM hits ORDER BY rank DESC, published_at DESC NULLS LAST, slug`,
    [isWords ? wordQuery(terms) : query, limit, options],
  );
  const [first] = rows;
  return { hits: rows.map(({ count: _, ...hit }) => hit), count: first?.count ?? 0 };
}

/** Terms hold letters and digits only, so that none is an operator. */
function wordQuery(terms: readonly string[]): string {
  const last = terms.at(-1) ?? "";
  const beginning = last.length >= PREFIX_MIN ? `${last}:*` : last;
  return [...terms.slice(0, -1), beginning].join(" & ");
}

/** Letters that a word may be longer or shorter than the term it is similar to. */
const LENGTH_DIFFERENCE = 2;

/**
 * Words of public posts' titles that are similar to one of the terms: those that share most pairs of
 * adjacent letters with it, at most `limit` in all.
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
          WHERE abs(length(word) - length(term)) <= ${LENGTH_DIFFERENCE}
          ORDER BY (SELECT count(*) FROM generate_series(1, length(term) - 1) AS place
                     WHERE strpos(word, substr(term, place, 2)) > 0) DESC, word
          LIMIT $2) AS similar_word`,
    [terms, Math.floor(limit / terms.length)],
  );
  return rows.map(({ word }) => word);
}

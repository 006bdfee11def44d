import type { Db } from "./db.ts";
import { IS_PUBLIC } from "./public-posts.ts";

/** Of public posts. */
export interface PostCounts {
  all: number;
  blog: number;
  press_release: number;
}

/** A count, and how long it is the truth. */
export interface KnownCounts extends PostCounts {
  /** What was committed when it was made, in PostgreSQL's words. */
  snapshot: string;
  /** When the next post becomes public, in PostgreSQL's words; null: none is to come. */
  until: string | null;
}

const kept = new WeakMap<Db, KnownCounts>();

const IS_KNOWN = `coalesce(
  pg_current_snapshot()::text = $4 AND now() < coalesce($5::timestamptz, 'infinity'), false)`;

/**
 * Counts the posts, unless what is known of them, as `$4` and `$5`, is still true: then it looks at
 * none. Two snapshots of one text see the same rows, whoever writes to the database and how.
 */
export const COUNTS = `
  SELECT ${IS_KNOWN} AS "isKnown", pg_current_snapshot()::text AS snapshot,
         count(*) FILTER (WHERE ${IS_PUBLIC}) AS all,
         count(*) FILTER (WHERE ${IS_PUBLIC} AND category = 'blog') AS blog,
         count(*) FILTER (WHERE ${IS_PUBLIC} AND category = 'press_release') AS press_release,
         min(published_at) FILTER (WHERE published_at > now()) AS until
    FROM blog_posts WHERE NOT ${IS_KNOWN}`;

/** What a query with `COUNTS` brings along. Outside of transactions, since those see their own changes. */
export function knownCounts(db: Db): KnownCounts | undefined {
  return kept.get(db);
}

/**
 * @param answer the one row of `COUNTS`, as JSON
 * @param known what was brought along
 */
export function readCounts(db: Db, answer: string, known: KnownCounts | undefined): PostCounts {
  const { isKnown, ...counted }: KnownCounts & { isKnown: boolean } = JSON.parse(answer);
  if (!isKnown) kept.set(db, counted);
  const { all, blog, press_release } = isKnown && known ? known : counted;
  return { all, blog, press_release };
}

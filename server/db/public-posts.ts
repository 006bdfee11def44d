/** Which posts readers see, and in which order, in queries where a column's name alone says whose it is. */
export const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
export const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";

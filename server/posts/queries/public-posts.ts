/** SQL for the posts that readers see, and their order. For queries whose column names are unambiguous. */
export const IS_PUBLIC = "(published_at IS NULL OR published_at <= now())";
export const NEWEST_FIRST = "ORDER BY published_at DESC NULLS LAST, slug";

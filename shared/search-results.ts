import type { PictureSource } from "./post.ts";

/** A piece of text; `marked` if it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** The kinds of results, as headings of the groups. */
export type SearchKind = "Products" | "Case studies" | "Posts" | "Pages";

export interface SearchHit {
  path: string;
  kind: SearchKind;
  /** The category and the date of a post. */
  label?: string;
  title: readonly Segment[];
  /** The description of a page or its part that has the query, or the first sentences of a post. */
  snippet: readonly Segment[];
  picture: PictureSource | null;
}

export interface SearchResults {
  /** Those with the query in their titles first; in both parts pages, then posts, the best first. */
  hits: readonly SearchHit[];
  /** Number of all results, of which `hits` contains the best. */
  count: number;
  /** The corrected query that was used because the original one had no results. */
  corrected?: string;
  /** True if no text has all words of the query. */
  isPartial?: boolean;
  /** True if the posts could not be searched. */
  failed: boolean;
}

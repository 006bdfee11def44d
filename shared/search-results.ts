/** A piece of text; `marked` if it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  path: string;
  /** The kind of page, and the date of a post. */
  label: string;
  title: string;
  snippet: readonly Segment[];
}

export interface SearchResults {
  /** Those with the query in their titles first; in both parts pages, then posts, the best first. */
  hits: readonly SearchHit[];
  /** Number of all results, of which `hits` contains the best. */
  count: number;
  /** The corrected query that was used because the original one had no results. */
  corrected?: string;
  /** True if the posts could not be searched. */
  failed: boolean;
}

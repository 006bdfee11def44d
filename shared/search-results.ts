/** The kinds of results, in the order of their groups on the page. */
export const searchKinds = ["products", "case-studies", "insights", "pages"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A piece of text; `marked` if it matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  path: string;
  /** A short name of the kind of page. */
  label: string;
  title: Segment[];
  snippet: Segment[];
}

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
  /** The number of all hits, of which `hits` contains the best. */
  count: number;
}

export interface SearchResults {
  groups: SearchGroup[];
  /** The corrected query that was used because the original one had no results. */
  corrected?: string;
  /** True if the posts could not be searched. */
  failed: boolean;
}

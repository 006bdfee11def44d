/** In the order of the groups on the page. */
export const searchKinds = ["products", "case-studies", "insights", "pages"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A piece of text, some of it what was looked for. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  path: string;
  /** What it is, in a word or two. */
  label: string;
  title: Segment[];
  snippet: Segment[];
}

export interface SearchGroup {
  kind: SearchKind;
  hits: SearchHit[];
  /** May be more than there are hits here. */
  count: number;
}

export interface SearchResults {
  groups: SearchGroup[];
  /** What was searched for instead, since nothing had the words as typed. */
  corrected?: string;
  /** The posts could not be searched. */
  failed: boolean;
}

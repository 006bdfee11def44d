import type { ReactNode } from "react";
import type { PostSummary } from "../../shared/post.ts";
import type { Paging } from "../../shared/post-page.ts";

/** A post as the home page's cards show it. */
export interface LatestPost extends PostSummary {
  /** The beginning of its text, rendered from markdown, pictures left out. */
  lead: ReactNode;
}

export interface PostList {
  posts: PostSummary[];
  /** The posts could not be read; the list is then empty. */
  failed: boolean;
  /** Only where there are more posts than a page shows: then these are those of one page. */
  paging?: Paging;
}

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** One post, whole. */
export interface PostView extends PostSummary {
  /** Its text, sanitised by the server. */
  html: string;
  headings: Heading[];
  /** Reading time. */
  minutes: number;
  newer?: PostLink;
  older?: PostLink;
  /** Posts about the same, the likeliest first. */
  related?: PostSummary[];
  /** Its last change after it was published. */
  revision?: Revision;
}

export interface Revision {
  /** ISO 8601 in UTC. */
  changedAt: string;
  /** What was changed, where the editors say so. */
  note: string | null;
}

/** The way to another post. */
export interface PostLink {
  slug: string;
  title: string;
}

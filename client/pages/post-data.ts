import type { ReactNode } from "react";
import type { PostSummary } from "../../shared/post.ts";

/** A post as the home page's cards show it. */
export interface LatestPost extends PostSummary {
  /** The beginning of its text, rendered from markdown, pictures left out. */
  lead: ReactNode;
}

export interface PostList {
  posts: PostSummary[];
  /** The posts could not be read; the list is then empty. */
  failed: boolean;
}

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** One post, whole. */
export interface PostView extends PostSummary {
  body: ReactNode;
  headings: Heading[];
  /** Reading time. */
  minutes: number;
}

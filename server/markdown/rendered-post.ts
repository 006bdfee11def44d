import type { Root } from "hast";

/** A post's markdown, made safe and ready to show. Plain JSON throughout. */
export interface RenderedPost {
  /** The whole text, sanitised. `elementsOf` shows it. */
  tree: Root;
  /** The opening for cards, which are links themselves: no pictures, links, headings or ids. */
  lead: Root;
  /** Plain text; see `excerptOf`. */
  excerpt: string;
  /** For a table of contents: every heading of these depths, in order. */
  headings: PostHeading[];
  /** Reading time, at least 1. */
  minutes: number;
  /** The text passed a limit and is shown as it was written. */
  escaped: boolean;
}

export interface PostHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

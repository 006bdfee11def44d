import type { Root } from "hast";

/** A post's markdown as sanitised HTML, with what pages show of it. Plain data. */
export interface RenderedPost {
  /** The whole text as sanitised HTML. Quotes in text are character references. */
  html: string;
  /** Every id in it, for checking links. */
  ids: string[];
  /** The opening for cards: no pictures, links, headings or ids. */
  lead: Root;
  /** Plain text; see `excerptOf`. */
  excerpt: string;
  /** For a table of contents: every heading of these depths, in order. */
  headings: PostHeading[];
  /** Reading time in minutes, at least 1. */
  minutes: number;
  /** Addresses of the pictures in it that are on other hosts, at most 100. */
  remotePictures: string[];
  /** The text passed a limit, and is shown as it was written. */
  escaped: boolean;
  /** The deadline passed: shown without colours in code, or escaped. Pages made of it are not cached. */
  timedOut?: true;
}

/** A post in the worker, before it is written as HTML. */
export interface ParsedPost extends Omit<RenderedPost, "html" | "ids"> {
  tree: Root;
}

export interface PostHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

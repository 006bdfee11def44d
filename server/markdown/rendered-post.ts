import type { Root } from "hast";

/** A post's Markdown as sanitized HTML with derived data. A plain object that workers can send. */
export interface RenderedPost {
  /** The full text as sanitized HTML. Quotes in text are character references. */
  html: string;
  /** The first paragraph, with which `html` begins; empty if it does not suit below a title. See `standfirstOf`. */
  standfirst: string;
  /** All ids in `html`, for checking links. */
  ids: string[];
  /** The opening for cards: no pictures, links, headings or ids. */
  lead: Root;
  /** The beginning as plain text; see `excerptOf`. */
  excerpt: string;
  /** The headings for the table of contents, in order. */
  headings: PostHeading[];
  /** True if the text is shown escaped because it exceeded a limit. */
  escaped: boolean;
  /** Parsing missed the deadline, so the text is escaped. Do not cache it. */
  timedOut?: true;
}

/** A parsed post before it is converted to HTML. */
export interface ParsedPost extends Omit<RenderedPost, "html" | "standfirst" | "ids"> {
  tree: Root;
}

export interface PostHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

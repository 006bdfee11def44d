import type { Root } from "hast";
import type { Heading } from "../../../client/post-data.ts";

/** Marks text, in `data`, that is not the author's, such as the name of a picture that is not shown. */
export const ADDED_LABEL = { isAdded: true };

/** A post's Markdown as sanitized HTML with derived data. A plain object that workers can send. */
export interface RenderedPost {
  /** The full text as sanitized HTML. Quotes in text are character references. */
  html: string;
  /** The first paragraph, with which `html` begins; empty if it does not suit below a title. See `standfirstOf`. */
  standfirst: string;
  /** The beginning as a tree, for the cards of the home page: no pictures, links, headings or ids. */
  lead: Root;
  /** The beginning as plain text, for all other cards, feeds and descriptions; see `excerptOf`. */
  excerpt: string;
  /** The headings for the table of contents, in order. */
  headings: Heading[];
  /** Why the text is shown escaped; undefined if it is parsed. */
  escapeReason?: string;
  /** The parser missed its deadline or ran out of memory and will try again. Do not cache the page. */
  timedOut?: true;
}

/** What a check of a post needs to know. Positions are offsets in the Markdown, lines count from 1. */
export interface InspectedPost {
  /** All ids in the HTML, to which links can lead. */
  ids: string[];
  excerpt: string;
  references: Reference[];
  /** Parts of the text that the page does not show. */
  omissions: Finding[];
}

/** An error or warning about a post. Posts with errors are not stored. */
export interface Finding {
  level: "error" | "warning";
  /** Counted from 1. */
  line: number;
  message: string;
}

export function error(line: number, message: string): Finding {
  return { level: "error", line, message };
}

export function warning(line: number, message: string): Finding {
  return { level: "warning", line, message };
}

/** A picture or a link as it is written in Markdown or HTML. */
export interface Reference {
  kind: "picture" | "link";
  /** The address without escapes and references. */
  address: string;
  /** Undefined for links. */
  alt?: string | undefined;
  line: number;
  /** Where the address is written, in the text or in a definition; undefined if it is written with escapes. */
  written?: { start: number; end: number } | undefined;
}

/** A parsed post before it is converted to HTML. */
export interface ParsedPost extends Omit<RenderedPost, "html" | "standfirst"> {
  tree: Root;
}

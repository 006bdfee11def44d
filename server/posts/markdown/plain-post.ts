import { h } from "hastscript";
import { shorten } from "../../../shared/shorten.ts";
import { EXCERPT_LENGTH } from "./excerpt.ts";
import type { ParsedPost } from "./rendered-post.ts";

/** Longer texts are cut, because sending them would delay other requests. */
const MAX_CHARACTERS = 2 ** 18;

const MAX_PARAGRAPHS = 200;

/** Shows a text without parsing it: empty lines separate paragraphs, line ends are kept. `reason` is for the log. */
export function plainPost(markdown: string, reason: unknown): ParsedPost {
  const excerpt = plainExcerpt(markdown);
  const ellipsis = markdown.length > MAX_CHARACTERS ? "…" : "";
  const shown = markdown.slice(0, MAX_CHARACTERS) + ellipsis;
  const paragraphs = paragraphsOf(shown).map((text) => h("p", text));
  return {
    tree: h(null, h("div", { className: ["plain-text"] }, paragraphs)),
    lead: h(null, h("p", excerpt)),
    excerpt,
    headings: [],
    escapeReason: String(reason),
  };
}

/** A picture in Markdown with its alternative text. */
const PICTURE = /!\[[^\]]{0,500}\](?:\([^)]{0,2000}\))?/g;

/** The beginning of a text that is not parsed, without its marks. */
function plainExcerpt(markdown: string): string {
  const opening = markdown.slice(0, 10 * EXCERPT_LENGTH).replace(PICTURE, "");
  return shorten(opening.replace(/[\s*_~`#>|[\]()<!+=-]+/g, " ").trim(), EXCERPT_LENGTH);
}

function paragraphsOf(text: string): string[] {
  const parts = text.split(/\n[ \t]*\n\s*/).filter((part) => part.trim() !== "");
  const rest = parts.slice(MAX_PARAGRAPHS).join("\n\n");
  return [...parts.slice(0, MAX_PARAGRAPHS), ...(rest === "" ? [] : [rest])];
}

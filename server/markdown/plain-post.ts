import { h } from "hastscript";
import { excerptOf } from "./excerpt.ts";
import type { ParsedPost } from "./rendered-post.ts";

/** Longer texts are cut, because sending them would delay other requests. */
const MAX_CHARACTERS = 2 ** 18;

const MAX_PARAGRAPHS = 200;

/** Shows a text without parsing it: empty lines separate paragraphs, line ends are kept. */
export function plainPost(markdown: string): ParsedPost {
  const excerpt = excerptOf(markdown);
  const ellipsis = markdown.length > MAX_CHARACTERS ? "…" : "";
  const shown = markdown.slice(0, MAX_CHARACTERS) + ellipsis;
  const paragraphs = paragraphsOf(shown).map((text) => h("p", text));
  return {
    tree: h(null, h("div", { className: ["plain-text"] }, paragraphs)),
    lead: h(null, h("p", excerpt)),
    excerpt,
    headings: [],
    escaped: true,
  };
}

function paragraphsOf(text: string): string[] {
  const parts = text.split(/\n[ \t]*\n\s*/).filter((part) => part.trim() !== "");
  const rest = parts.slice(MAX_PARAGRAPHS).join("\n\n");
  return [...parts.slice(0, MAX_PARAGRAPHS), ...(rest === "" ? [] : [rest])];
}

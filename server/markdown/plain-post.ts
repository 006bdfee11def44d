import { h } from "hastscript";
import { excerptOf } from "../../shared/excerpt.ts";
import { readingMinutes } from "./reading-time.ts";
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
    minutes: readingMinutes(shown),
    remotePictures: [],
    escaped: true,
  };
}

function paragraphsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const gap of text.matchAll(/\n[ \t]*\n\s*/g)) {
    if (parts.length === MAX_PARAGRAPHS) break;
    parts.push(text.slice(start, gap.index));
    start = gap.index + gap[0].length;
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== "");
}

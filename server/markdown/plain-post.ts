import type { Element, Root } from "hast";
import { excerptOf } from "../../shared/excerpt.ts";
import { readingMinutes } from "./reading-time.ts";
import type { ParsedPost } from "./rendered-post.ts";

/** Longer texts are cut: sending them would delay other requests. */
const SHOWN_CHARACTERS = 2 ** 18;

const PARAGRAPHS = 200;

/** An unparsed text, escaped: empty lines part paragraphs, line ends are kept. */
export function plainPost(markdown: string): ParsedPost {
  const excerpt = excerptOf(markdown);
  const rest = markdown.length > SHOWN_CHARACTERS ? "…" : "";
  const shown = markdown.slice(0, SHOWN_CHARACTERS) + rest;
  const tree: Root = {
    type: "root",
    children: [
      {
        type: "element",
        tagName: "div",
        properties: { className: ["plain-text"] },
        children: paragraphs(shown).map(paragraphOf),
      },
    ],
  };
  return {
    tree,
    lead: { type: "root", children: [paragraphOf(excerpt)] },
    excerpt,
    headings: [],
    minutes: readingMinutes(shown),
    remotePictures: [],
    escaped: true,
  };
}

export function paragraphOf(text: string): Element {
  return {
    type: "element",
    tagName: "p",
    properties: {},
    children: [{ type: "text", value: text }],
  };
}

function paragraphs(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const gap of text.matchAll(/\n[ \t]*\n\s*/g)) {
    if (parts.length === PARAGRAPHS) break;
    parts.push(text.slice(start, gap.index));
    start = gap.index + gap[0].length;
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== "");
}

import type { Html, Nodes, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { nestingDepth } from "./nesting-depth.ts";

/** A parser's time can grow with the square of a hostile text, so it gets no more than an opening. */
const OPENING = { characters: 2500, lines: 80 };

/** Past these an opening is no prose, and its parsing could take a tenth of a second. */
const PARSABLE = { depth: 40, marks: 250 };

/** Enough prose for a card: the next heading then ends the excerpt. */
const ENOUGH = 120;

/** A picture in markdown, with its alt text. */
const PICTURE = /!\[[^\]]{0,500}\](?:\([^)]{0,2000}\))?/g;

/** What a line may break at: a figure and its unit, held together by U+00A0, stay together. */
const BREAKABLE_SPACE = /[^\S\u00A0]+/g;

const prose = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(stripMarkdown, {
    keep: ["heading"],
    remove: ["image", "imageReference", ["html", lineBreak]],
  })
  .freeze();

/**
 * The plain text a post begins with, for cards, feeds and descriptions: at most `maxLength`
 * characters, cut between words and ended by an ellipsis. Never throws, whatever the text.
 */
export function excerptOf(markdown: string, maxLength = 280): string {
  const opening = openingOf(markdown);
  return shorten(isParsable(opening) ? words(opening) : bareWords(opening), maxLength);
}

/** Cuts `text` between words, or between characters where one word is too long. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, Math.max(0, maxLength - 1));
  const cut = /\s/.test(text.charAt(room.length)) ? room.length : room.search(/\s\S*$/);
  const kept = cut > 0 ? room.slice(0, cut) : room.replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.replace(/[\s,;:–—-]+$/, "")}…`;
}

/** All of a text that its excerpt is made from. */
export function openingOf(markdown: string): string {
  const opening = markdown.slice(0, OPENING.characters);
  return opening.split("\n", OPENING.lines).join("\n");
}

function isParsable(opening: string): boolean {
  const marks = opening.match(/[*_~`[\]<]/g)?.length ?? 0;
  return marks <= PARSABLE.marks && nestingDepth(opening) <= PARSABLE.depth;
}

function words(markdown: string): string {
  try {
    return collect(prose.runSync(prose.parse(markdown)).children);
  } catch {
    return bareWords(markdown);
  }
}

function collect(blocks: readonly Nodes[]): string {
  let text = "";
  let joint = "";
  for (const block of blocks) {
    const isHeading = block.type === "heading";
    if (isHeading && text.length >= ENOUGH) break;
    const next = withoutReferences(textOf(block)).replace(BREAKABLE_SPACE, " ").trim();
    if (next === "") continue;
    text += joint + next;
    joint = isHeading && !/\p{P}$/u.test(next) ? ". " : " ";
  }
  return text;
}

/** References whose definitions stand further down than the opening are still in the text. */
function withoutReferences(text: string): string {
  return text
    .replace(/\[\^[^\]\s]+\]/g, "")
    .replace(/(!?)\[([^[\]]*)\]\[[^[\]]*\]/g, (_match, image, label) => (image ? "" : label));
}

function lineBreak(tag: Html): Text {
  return { type: "text", value: /^<br\b/i.test(tag.value) ? " " : "" };
}

function bareWords(markdown: string): string {
  return markdown
    .replace(PICTURE, "")
    .replace(/[\s*_~`#>|[\]()<!+=-]+/g, " ")
    .trim();
}

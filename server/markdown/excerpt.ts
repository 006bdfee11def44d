import type { Html, Nodes, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { shorten } from "../../shared/shorten.ts";
import { nestingDepth } from "./nesting-depth.ts";

/** Limits the parsed text, because parsing time can grow quadratically on hostile text. */
const OPENING = { characters: 2500, lines: 80 };

/** Openings beyond these limits are slow to parse and not prose. */
const PARSABLE = { depth: 40, marks: 250 };

/** From this length on, the next heading ends the excerpt. */
const MIN_LENGTH_BEFORE_HEADING = 120;

/** A picture in Markdown with its alternative text. */
const PICTURE = /!\[[^\]]{0,500}\](?:\([^)]{0,2000}\))?/g;

/** White space except U+00A0, which keeps a number and its unit on one line. */
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
 * Returns the beginning of a post as plain text for cards, feeds and descriptions: at most `maxLength`
 * characters, cut between words with an ellipsis. Never throws.
 */
export function excerptOf(markdown: string, maxLength = 280): string {
  const opening = openingOf(markdown);
  return shorten(isParsable(opening) ? words(opening) : bareWords(opening), maxLength);
}

/** The part of a text that determines its excerpt. */
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
    if (isHeading && text.length >= MIN_LENGTH_BEFORE_HEADING) break;
    const next = withoutReferences(textOf(block)).replace(BREAKABLE_SPACE, " ").trim();
    if (next === "") continue;
    text += joint + next;
    joint = isHeading && !/\p{P}$/u.test(next) ? ". " : " ";
  }
  return text;
}

/** Removes references whose definitions are after the opening, which the parser leaves as text. */
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

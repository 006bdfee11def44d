import type { Segment } from "../../shared/search-results.ts";

/** Private-use characters around each match. */
export const MARKS = { start: "\uE000", end: "\uE001" };

/** Splits a text with marks into matches and the text between them. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let marked = false;
  for (const part of text.split(/([\uE000\uE001])/)) {
    if (part === MARKS.start || part === MARKS.end) marked = part === MARKS.start;
    else if (part !== "") segments.push({ text: part, marked });
  }
  return segments;
}

const BLOCK_START = /^[ \t>]*(?:#{1,6}\s|[-+*]\s|\d{1,9}\.\s|\|)/;

/**
 * Converts a fragment of Markdown to plain text. An ellipsis shows where it was cut, bars separate table
 * cells, and middle dots separate blocks that are not sentences, such as headings.
 */
export function plainFragment(markdown: string): string {
  const text = joinBlocks(blocksOf(markdown).map(withoutMarkup));
  const opening = /^[\uE000\s]*\p{Ll}/u.test(text) ? "… " : "";
  const ending = /[.!?…][\uE001\s]*$/.test(text) || text === "" ? "" : " …";
  return opening + text + ending;
}

/** Splits Markdown into paragraphs, headings, list items and table rows. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let ended = true;
  for (const line of markdown.split("\n")) {
    const isOwnBlock = BLOCK_START.test(line) || line.includes("|");
    if (ended || isOwnBlock) blocks.push(line);
    else blocks.push(`${blocks.pop()} ${line}`);
    ended = line.trim() === "" || /^[ \t>]*#/.test(line) || line.includes("|");
  }
  return blocks;
}

function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .filter((block) => block !== "")
    .reduce(
      (text, block) => text + (/(?:^|[.!?:;,…][\uE001"'”’)]*)$/.test(text) ? " " : " · ") + block,
      "",
    )
    .trim();
}

function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)?/g, " ")
    .replace(/\[([^\]\n]{0,300})\]\([^)\n]{0,500}\)?/g, "$1")
    .replace(/\]\([^)\n]{0,500}\)?/g, " ")
    .replace(/^[^\s()[\]]{0,500}\)/, "")
    .replace(/\[\^[^\]\n]{0,100}\]:?/g, "")
    .replace(/\[[ x]\]/g, " ")
    .replace(/<[^<>\n]{0,300}>/g, " ")
    .replace(/(^|\s)[-+](?=\s)/g, "$1")
    .replace(/^([ \t>]*)\d{1,9}\.(?=\s)/gm, "$1")
    .replace(/:?-{2,}:?/g, " ")
    .replace(/[*_`#>\\[\]~]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?])/g, "")
    .replace(/^[ |]+|[ |]+$/g, "");
}

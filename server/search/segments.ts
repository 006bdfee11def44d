import type { Segment } from "../../client/pages/search-data.ts";

/** Private characters that no text has: what stands between them was looked for. */
export const MARKS = { start: "\uE000", end: "\uE001" };

/** The pieces of a text in which what was looked for stands between marks. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let marked = false;
  for (const piece of text.split(/([\uE000\uE001])/)) {
    if (piece === MARKS.start || piece === MARKS.end) marked = piece === MARKS.start;
    else if (piece !== "") segments.push({ text: piece, marked });
  }
  return segments;
}

/** A fragment of markdown, cut anywhere, as a reader would say it; dots show where it was cut. */
export function plainFragment(markdown: string): string {
  const words = withoutMarkup(markdown);
  const opening = /^[\uE000\s]*\p{Ll}/u.test(words) ? "… " : "";
  const ending = /[.!?…][\uE001\s]*$/.test(words) || words === "" ? "" : " …";
  return opening + words + ending;
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
    .replace(/[*_`#>|\\[\]~]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?])/g, "")
    .trim();
}

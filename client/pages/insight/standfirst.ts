/** Characters of a paragraph that fit beside the picture of a post, its tags included. */
const MAX_LENGTH = 400;

const FIRST_PARAGRAPH = /^\s*<p(?: dir="\w+")?>((?:(?!<\/?p\b|<img\b).)*)<\/p>/s;

/**
 * Splits the HTML of a post into its first paragraph and the rest. The standfirst is empty if the text begins
 * with something else, or with a paragraph that is long, has a footnote or is the whole text.
 */
export function splitStandfirst(html: string): { standfirst: string; rest: string } {
  const [standfirst = "", words = ""] = FIRST_PARAGRAPH.exec(html.slice(0, MAX_LENGTH * 2)) ?? [];
  const rest = html.slice(standfirst.length);
  const isApart =
    words.length <= MAX_LENGTH && !words.includes("data-footnote-ref") && rest.trim() !== "";
  return standfirst && isApart ? { standfirst, rest } : { standfirst: "", rest: html };
}

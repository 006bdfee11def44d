import type { Segment } from "../../../shared/search-results.ts";

const MARKUP =
  /\[\^[^\]]{0,100}\]|^[ \t]*(?:[-+]|\d+\.) |\]\([^)\s]{0,300}\)?|<[^>]{0,300}>|[*_`#>~[\]!]+|:?-{2,}:?/gm;
/** A line with cells or a picture alone. */
const NO_SENTENCE = /^ *(?:[|]|!\[).*$/gm;
/** The end of a line within a paragraph. */
const LINE_END = /(?<=\S)[ \t]*\n(?=[*_[]*[\p{L}(“])/gu;
const SENTENCE_END = /(?<=[.?!]["”’)]?) +(?=[\p{Lu}\p{N}“])/u;
/** Shorter lines are captions and headings; longer sentences do not fit three lines. */
const LENGTH = { min: 30, max: 200 };

/** Returns Markdown without tables and marks, with a line for each paragraph. */
export function plainText(markdown: string): string {
  return markdown.replace(NO_SENTENCE, "").replace(LINE_END, " ").replace(MARKUP, "");
}

/** Returns the sentence of a text with the most of these words, preferring the first. */
export function sentenceWith(text: string, words: readonly string[]): string | undefined {
  const sentences = text
    .split("\n")
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter(({ length }) => length >= LENGTH.min && length <= LENGTH.max);
  let best: { sentence?: string; count: number } = { count: 0 };
  for (const sentence of sentences) {
    const marked = segmentsOf(sentence, words).filter((it) => it.marked);
    const count = new Set(marked.map((it) => it.text.toLowerCase())).size;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence;
}

/** Splits a text into the words of the index, also in the plural, and the text between them. */
export function segmentsOf(text: string, words: readonly string[]): Segment[] {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  if (any === "") return text === "" ? [] : [{ text, marked: false }];
  const pattern = `(?<![\\p{L}\\p{N}])((?:${any})(?:['’]?s)?)(?![\\p{L}\\p{N}])`;
  return text
    .split(new RegExp(pattern, "giu"))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((segment) => segment.text !== "");
}

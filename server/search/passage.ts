/** A description and a text with a line for each paragraph, heading or caption. */
interface Source {
  description: string;
  text: string;
}

/** About three lines of a result. */
const LENGTH = 150;
const SENTENCE_END = /(?<=[.?!]) +(?=[\p{Lu}\p{N}“])/u;
/** No label and no part of a table. */
const IS_PROSE = /^\P{L}*\p{Lu}[^:()]{30,}$/u;
const IS_SENTENCE = /[.?!]$/;

interface Match {
  /** The words of the query. */
  terms: readonly string[];
  /** The words of the page that begin with them. */
  words: readonly string[];
}

/**
 * Returns the description or, if it has more words of the query, the best sentence of the text with those after
 * it, with marks around each match.
 */
export function passageOf(
  { description, text }: Source,
  { terms, words }: Match,
  marks: { start: string; end: string },
): string {
  const pattern = wordPattern(words);
  const termsIn = (passage: string) => {
    const found = passage.toLowerCase().match(pattern) ?? [];
    return terms.filter((term) => found.some((word) => word.startsWith(term))).length;
  };
  let best = { passage: description, score: termsIn(description) };
  for (const sentences of proseIn(text)) {
    const [first = ""] = sentences;
    const score = termsIn(first) - (IS_SENTENCE.test(first) ? 0 : 0.5);
    if (score > best.score) best = { passage: beginning(sentences), score };
  }
  return best.passage.replace(pattern, (word) => marks.start + word + marks.end);
}

/** Yields each sentence with those after it in its paragraph. */
function* proseIn(text: string): Generator<string[]> {
  for (const paragraph of text.split("\n")) {
    const sentences = paragraph.trim().split(SENTENCE_END);
    for (const [index, sentence] of sentences.entries()) {
      if (IS_PROSE.test(sentence)) yield sentences.slice(index);
    }
  }
}

/** The first sentence, and others as long as they fit. */
function beginning([first = "", ...others]: readonly string[]): string {
  let passage = first;
  for (const next of others) {
    if (passage.length + next.length > LENGTH || !IS_PROSE.test(next)) break;
    passage += ` ${next}`;
  }
  return passage;
}

/** Matches the whole words, which end as in the index: at a space or at punctuation. */
function wordPattern(words: readonly string[]): RegExp {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return new RegExp(`(?<![^\\n\\r\\p{Z}\\p{P}])(?:${any})(?![^\\n\\r\\p{Z}\\p{P}])`, "giu");
}

/** A description and a text with a line for each paragraph, heading or caption. */
interface Source {
  description: string;
  text: string;
}

interface Match {
  /** The words of the query. */
  terms: readonly string[];
  /** The words of the page that begin with them. */
  words: readonly string[];
}

/** What the page or post says of itself, and another place of its text if only that matches. */
interface Passage {
  passage: string;
  mention?: string;
}

/** Private-use characters around each match. */
export const MARKS = { start: "\uE000", end: "\uE001" };
const MARKED = /\uE000([^\uE001]*)\uE001/g;
/** About three lines of a result. */
const LENGTH = 150;
/** Shorter lines of a page that end with a period are captions. */
const MIN_SENTENCE = 45;
/** More sentences of prose are longer than that. */
const FITTING = 5;
const SENTENCE_END = /(?<=[.?!]["”’)]?) +(?=\uE000?[\p{Lu}\p{N}“])/u;
/** A sentence that may open a text, and no heading. */
const IS_OPENING = /^\P{L}*\p{Lu}.{30,}[.?!]["”’)]?$/u;
/** No heading and no part of a table. */
const IS_PROSE = /^\P{L}*\p{Lu}[^:()]{30,}$/u;
const IS_SENTENCE = /[.?!]["”’)]?$/;
/** No cells of a table and no readings, which say nothing without their neighbours. */
const IS_HEADING = /^\p{Lu}[^\p{N}]*$/u;

/**
 * Returns the description with marks around each match and, if it has none, the sentence of the text with the most
 * words of the query, or else the longest heading or caption that has one, with an ellipsis.
 */
export function passageOf({ description, text }: Source, { terms, words }: Match): Passage {
  const termsIn = (marked: string) => {
    const found = matchesIn(marked);
    return terms.filter((term) => found.some((word) => word.startsWith(term))).length;
  };
  const passage = markWords(description, words);
  if (termsIn(passage) > 0) return { passage };
  const marked = markWords(text, words);
  const prose = [...proseIn(marked)].sort(longerFirst).map((sentences) => sentences.slice(0, 1));
  const sentence = bestPassage("", prose, termsIn);
  if (sentence !== "") return { passage, mention: sentence };
  const lines = marked
    .split("\n")
    .filter((each) => termsIn(each) > 0 && each.length <= LENGTH)
    .sort((one, other) => other.length - one.length);
  const mention = lines.find(isHeading) ?? lines[0];
  return mention === undefined ? { passage } : { passage, mention: withEllipsis(mention.trim()) };
}

/** Marks words that are no sentence, such as a heading, as a part of the page. */
function withEllipsis(words: string): string {
  return IS_SENTENCE.test(words) ? words : `${words}…`;
}

/** Of equal matches the longer sentence, within three lines, says more. */
function longerFirst([one = ""]: readonly string[], [other = ""]: readonly string[]): number {
  const length = (sentence: string) => (sentence.length > LENGTH ? 0 : sentence.length);
  return length(other) - length(one);
}

function isHeading(marked: string): boolean {
  return IS_HEADING.test(unmarked(marked).trim());
}

function unmarked(marked: string): string {
  return marked.replaceAll(MARKS.start, "").replaceAll(MARKS.end, "");
}

/** The letters that most forms of a word share. */
const STEM = 4;

/**
 * Returns the first sentences, which introduce the text, and, if they have no match, the sentence with the most
 * different ones. A text without a sentence, such as a list, begins with that match.
 */
export function passageOfMarked(text: string): Passage {
  const sentences = [...sentencesIn(text)];
  const wordsIn = (marked: string) => matchesIn(marked).map((word) => word.slice(0, STEM));
  const best = (from: readonly string[][]) =>
    bestPassage("", from, (marked) => new Set(wordsIn(marked)).size);
  const passage = beginning(sentences.find(([sentence = ""]) => IS_OPENING.test(sentence)) ?? []);
  if (passage === "") return { passage: best(sentences) };
  if (matchesIn(passage).length > 0) return { passage };
  const mention = best(sentences.map((each) => each.slice(0, 1)));
  return mention === "" ? { passage } : { passage, mention: withEllipsis(mention) };
}

/** Marks the whole words, which end as in the index: at a space or at punctuation. */
export function markWords(text: string, words: readonly string[]): string {
  if (words.length === 0) return text;
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pattern = `(?<![^\\n\\r\\p{Z}\\p{P}])(?:${any})(?![^\\n\\r\\p{Z}\\p{P}])`;
  return text.replace(new RegExp(pattern, "giu"), `${MARKS.start}$&${MARKS.end}`);
}

function matchesIn(marked: string): string[] {
  return Array.from(marked.matchAll(MARKED), ([, word = ""]) => word.toLowerCase());
}

function bestPassage(
  fallback: string,
  passages: Iterable<readonly string[]>,
  matchesOf: (passage: string) => number,
): string {
  let best = { passage: fallback, score: matchesOf(fallback) };
  for (const sentences of passages) {
    const [first = ""] = sentences;
    const isWhole = IS_PROSE.test(first) && IS_SENTENCE.test(first);
    const score = matchesOf(first) - (isWhole ? 0 : 0.5);
    if (score > best.score) best = { passage: beginning(sentences), score };
  }
  return best.passage;
}

function* proseIn(text: string): Generator<string[]> {
  for (const sentences of sentencesIn(text)) {
    const [first = ""] = sentences;
    if (IS_PROSE.test(first) && unmarked(first).length >= MIN_SENTENCE) yield sentences;
  }
}

/** Yields each sentence with those after it in its paragraph, at most as many as fit. */
function* sentencesIn(text: string): Generator<string[]> {
  for (const paragraph of text.split("\n")) {
    const sentences = paragraph.trim().split(SENTENCE_END);
    for (const index of sentences.keys()) yield sentences.slice(index, index + FITTING);
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

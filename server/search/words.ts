/** What was typed, as far as it is searched for: a long text is no question. */
const QUERY_MAX = 100;
const WORDS_MAX = 12;

/** Words that every text has; PostgreSQL leaves them out as well. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from how in is it its of on or our that the this to was what when where which who with".split(
    " ",
  ),
);

/** A question without what PostgreSQL or a reader could stumble over. */
export function cleanQuery(typed: string): string {
  return typed
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, QUERY_MAX)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** The words of a text in small letters. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words that a search is about. */
export function termsOf(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, WORDS_MAX);
}

/** Whether a word of a text is what somebody who types `term` means: the same but for its ending. */
export function isForm(word: string, term: string): boolean {
  if (word === term) return true;
  if (term.length >= 3 && word.startsWith(term)) return true;
  const stem = term.replace(/(?:ing|ed|es|s|e)$/, "");
  return stem.length >= 4 && word.startsWith(stem) && word.length - stem.length <= 4;
}

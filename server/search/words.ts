const QUERY_CHARACTERS_MAX = 100;
const TERMS_MAX = 12;

/** Words that every text has. PostgreSQL ignores them too. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from how in is it its of on or our that the this to was what when where which who with".split(
    " ",
  ),
);

/** A query without control characters, and no longer than 100 characters. */
export function cleanQuery(typed: string): string {
  return typed
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, QUERY_CHARACTERS_MAX)
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

/** The words that are searched for. */
export function termsOf(query: string): string[] {
  const words = wordsOf(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, TERMS_MAX);
}

/** Whether a word is a form of the term: the same, a longer word, or the same with another ending. */
export function formMatcher(term: string): (word: string) => boolean {
  const stem = term.replace(/(?:ing|ed|es|s|e)$/, "");
  return (word) => {
    if (word === term) return true;
    if (term.length >= 3 && word.startsWith(term)) return true;
    return stem.length >= 4 && word.startsWith(stem) && word.length - stem.length <= 4;
  };
}

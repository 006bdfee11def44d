const MAX_QUERY_CHARACTERS = 100;
const MAX_TERMS = 12;

/** Words that the search ignores, as PostgreSQL does. */
const STOP_WORDS = new Set(
  "a an and are as at be by for from how in is it its of on or our that the this to was what when where which who with".split(
    " ",
  ),
);

/** Removes control characters from a query and limits its length. */
export function cleanQuery(typed: string): string {
  return typed
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_QUERY_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim();
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words to search for. */
export function termsOf(query: string): string[] {
  const words = wordsOf(query);
  const significant = words.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : words).slice(0, MAX_TERMS);
}

/** Creates a test for forms of the term: equal, beginning with it, or with another ending. */
export function formMatcher(term: string): (word: string) => boolean {
  const stem = term.replace(/(?:ing|ed|es|s|e)$/, "");
  return (word) => {
    if (word === term) return true;
    if (term.length >= 3 && word.startsWith(term)) return true;
    return stem.length >= 4 && word.startsWith(stem) && word.length - stem.length <= 4;
  };
}

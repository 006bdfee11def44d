/** A shorter word with a mistake may be any other word. */
const LETTERS_MIN = 4;

/** Whether a term may be a mistyped word. */
export function isCorrectable(term: string, vocabulary: ReadonlySet<string>): boolean {
  return term.length >= LETTERS_MIN && !vocabulary.has(term);
}

/** The word with the fewest mistakes between it and the typed one; undefined when all have too many. */
export function likelyWord(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (!isCorrectable(typed, vocabulary)) return undefined;
  const most = typed.length < 8 ? 1 : 2;
  let likeliest: string | undefined;
  let fewest = most + 1;
  for (const word of vocabulary) {
    if (word.length < LETTERS_MIN || Math.abs(word.length - typed.length) > most) continue;
    const mistakes = mistakesBetween(typed, word, fewest);
    if (mistakes < fewest) {
      likeliest = word;
      fewest = mistakes;
    }
  }
  return likeliest;
}

/**
 * Edit distance: letters added, removed, replaced or swapped (optimal string alignment),
 * counted no further than `enough`.
 */
function mistakesBetween(a: string, b: string, enough: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, previous, before);
    if (Math.min(...row) >= enough) return enough;
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

/** Mistakes between the first `i` letters of `a` and each beginning of `b`. */
function nextRow(
  a: string,
  b: string,
  i: number,
  previous: readonly number[],
  before: readonly number[],
): number[] {
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + same);
    row.push(isSwap(a, b, i, j) ? Math.min(cost, at(before, j - 2) + 1) : cost);
  }
  return row;
}

function isSwap(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

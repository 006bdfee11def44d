/** Shorter words resemble too many others to be corrected. */
const MIN_LETTERS = 4;

/** True if the term is unknown and long enough to correct. */
export function isCorrectable(term: string, vocabulary: ReadonlySet<string>): boolean {
  return term.length >= MIN_LETTERS && !vocabulary.has(term);
}

/** Finds the word with the smallest edit distance; undefined if all distances are too large. */
export function closestWord(typed: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (!isCorrectable(typed, vocabulary)) return undefined;
  const maxDistance = typed.length < 8 ? 1 : 2;
  let closest: string | undefined;
  let closestDistance = maxDistance + 1;
  for (const word of vocabulary) {
    if (word.length < MIN_LETTERS || Math.abs(word.length - typed.length) > maxDistance) continue;
    const distance = editDistance(typed, word, closestDistance);
    if (distance < closestDistance) {
      closest = word;
      closestDistance = distance;
    }
  }
  return closest;
}

/**
 * Edit distance with insertions, deletions, substitutions and swaps (optimal string alignment). Stops at
 * `limit`.
 */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, previous, before);
    if (Math.min(...row) >= limit) return limit;
    before = previous;
    previous = row;
  }
  return at(previous, b.length);
}

/** Distances between the first `i` letters of `a` and each prefix of `b`. */
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

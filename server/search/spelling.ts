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
    const distance = editDistance(typed, word);
    if (distance < closestDistance) {
      closest = word;
      closestDistance = distance;
    }
  }
  return closest;
}

/** Edit distance with insertions, deletions, substitutions and swaps (optimal string alignment). */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const cost = (i: number, j: number) => {
    if (i === 0 || j === 0) return i + j;
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const change = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
    const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return isSwap ? Math.min(change, at(i - 2, j - 2) + 1) : change;
  };
  for (let i = 0; i <= a.length; i += 1) {
    rows.push([]);
    for (let j = 0; j <= b.length; j += 1) rows[i]?.push(cost(i, j));
  }
  return at(a.length, b.length);
}

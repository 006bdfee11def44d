/** Formats rows and headings in aligned columns. */
export function textTable(headings: readonly string[], rows: readonly (string | null)[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => printable(cell ?? "")))];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
    .map((cells) => `${cells.join("  ").trimEnd()}\n`)
    .join("");
}

/** Formats each pair as a line `label  value`, with aligned values. */
export function textList(pairs: readonly [string, string][]): string {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}\n`).join("");
}

/** `1 error`, `2 errors`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Replaces control characters, because text of other people could contain control sequences for the terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

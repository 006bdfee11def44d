import stringWidth from "string-width";

/** Formats rows and headings in aligned columns. */
export function textTable(headings: readonly string[], rows: readonly (string | null)[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => printable(cell ?? "")))];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((line) => stringWidth(line[column] ?? ""))),
  );
  return lines
    .map((line) => line.map((cell, column) => padded(cell, widths[column] ?? 0)))
    .map((cells) => `${cells.join("  ").trimEnd()}\n`)
    .join("");
}

/** Formats each pair as a line `label  value`, with aligned values. */
export function textList(pairs: readonly [string, string][]): string {
  const width = Math.max(...pairs.map(([label]) => stringWidth(label)));
  return pairs.map(([label, value]) => `${padded(label, width)}  ${printable(value)}\n`).join("");
}

/** `1 error`, `2 errors`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `padEnd` would count characters, of which some are two columns wide and some none. */
function padded(text: string, width: number): string {
  return text + " ".repeat(width - stringWidth(text));
}

/** Replaces control characters, because text of other people could contain control sequences for the terminal. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

const MAX_WIDTH = 34;

/**
 * Rows under their headings, aligned for a terminal; long cells are cut, control characters go.
 * `whole` names the headings of cells that somebody will copy.
 */
export function textTable(
  headings: string[],
  rows: string[][],
  whole: readonly string[] = [],
): string {
  const isWhole = (column: number) => whole.includes(headings[column] ?? "");
  const cells = [
    headings,
    ...rows.map((row) =>
      row.map((cell, column) => (isWhole(column) ? visible(cell) : cellText(cell))),
    ),
  ];
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => [...(row[column] ?? "")].length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length))
      .join("  ")
      .trimEnd(),
  );
  return `${lines.join("\n")}\n`;
}

/** One `label  value` line for each pair, the values aligned. */
export function textList(pairs: [string, string][]): string {
  const width = Math.max(...pairs.map(([label]) => label.length));
  return pairs.map(([label, value]) => `${label.padEnd(width)}  ${visible(value)}\n`).join("");
}

function cellText(text: string): string {
  const letters = [...visible(text)];
  return letters.length > MAX_WIDTH
    ? `${letters.slice(0, MAX_WIDTH - 1).join("")}…`
    : letters.join("");
}

/** What visitors typed must not steer the terminal of whoever reads it. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

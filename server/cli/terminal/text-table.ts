import { cutToWidth, displayWidth } from "./display-width.ts";

const WIDEST = 34;
const NARROWEST = 10;

/**
 * Rows under their headings, aligned for a terminal; long cells are cut, control characters go.
 * `whole` names the headings of cells that are never cut, since somebody will copy them. Others are
 * cut until lines fit into so many `columns`, as far as that goes.
 */
export function textTable(
  headings: string[],
  rows: string[][],
  whole: readonly string[] = [],
  columns = Number.POSITIVE_INFINITY,
): string {
  const cells = [headings, ...rows.map((row) => row.map(visible))];
  const isWhole = headings.map((heading) => whole.includes(heading));
  const widest = headings.map((_, column) =>
    Math.max(...cells.map((row) => displayWidth(row[column] ?? ""))),
  );
  const widthsAt = (limit: number) =>
    widest.map((width, column) => (isWhole[column] ? width : Math.min(width, limit)));
  let limit = WIDEST;
  while (limit > NARROWEST && lineWidth(widthsAt(limit)) > columns) limit -= 1;
  const widths = widthsAt(limit);
  const lines = cells.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
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

function lineWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + 2, -2);
}

function padded(text: string, width: number): string {
  const cut = cutToWidth(text, width);
  return cut + " ".repeat(width - displayWidth(cut));
}

/** What visitors typed must not steer the terminal of whoever reads it. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

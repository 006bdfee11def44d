import stringWidth from "string-width";

const CELL_WIDTH_MAX = 34;
const CELL_WIDTH_MIN = 10;

interface TableOptions {
  /** Columns that are never cut, because their cells are copied. */
  whole?: readonly string[];
  /** Width of the terminal: cells are cut until lines fit, as far as possible. */
  columns?: number | undefined;
}

/** Rows under their headings, aligned for a terminal. Long cells are cut. */
export function textTable(
  headings: readonly string[],
  rows: readonly string[][],
  { whole = [], columns = Number.POSITIVE_INFINITY }: TableOptions = {},
): string {
  const lines = [headings, ...rows.map((row) => row.map(withoutControls))];
  const widest = headings.map((_, column) =>
    Math.max(...lines.map((line) => stringWidth(line[column] ?? ""))),
  );
  const widthsBelow = (limit: number) =>
    widest.map((width, column) =>
      whole.includes(headings[column] ?? "") ? width : Math.min(width, limit),
    );
  let limit = CELL_WIDTH_MAX;
  while (limit > CELL_WIDTH_MIN && lineWidth(widthsBelow(limit)) > columns) limit -= 1;
  const widths = widthsBelow(limit);
  return lines.map((line) => `${alignedLine(line, widths)}\n`).join("");
}

/** One `label  value` line for each pair, the values aligned. */
export function textList(pairs: readonly [string, string][]): string {
  const width = Math.max(...pairs.map(([label]) => stringWidth(label)));
  return pairs
    .map(([label, value]) => `${padded(label, width)}  ${withoutControls(value)}\n`)
    .join("");
}

function lineWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + 2, -2);
}

function alignedLine(cells: readonly string[], widths: readonly number[]): string {
  const aligned = cells.map((cell, column) => {
    const width = widths[column] ?? 0;
    return padded(cut(cell, width), width);
  });
  return aligned.join("  ").trimEnd();
}

function padded(text: string, width: number): string {
  return text + " ".repeat(width - stringWidth(text));
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  for (const { segment } of segmenter.segment(text)) {
    if (stringWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Text that visitors typed must not control the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

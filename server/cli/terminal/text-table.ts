import stringWidth from "string-width";

const CELL_WIDTH_MAX = 34;
const CELL_WIDTH_MIN = 10;

interface TableOptions {
  /** Columns that are never cut, because users copy their cells. */
  whole?: readonly string[];
  /** Width of the terminal. Cells are cut, down to a minimum, until the lines fit. */
  columns?: number | undefined;
}

/** Formats rows and headings in aligned columns. Long cells are cut. */
export function textTable(
  headings: readonly string[],
  rows: readonly string[][],
  { whole = [], columns = Number.POSITIVE_INFINITY }: TableOptions = {},
): string {
  const lines = [headings, ...rows.map((row) => row.map(stripControlCharacters))];
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

/** Formats each pair as a line `label  value`, with aligned values. */
export function textList(pairs: readonly [string, string][]): string {
  const width = Math.max(...pairs.map(([label]) => stringWidth(label)));
  return pairs
    .map(([label, value]) => `${padded(label, width)}  ${stripControlCharacters(value)}\n`)
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

/** Visitors' text could otherwise contain control sequences for the terminal. */
function stripControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, " ");
}

/** A figure beside the bar that it must not exceed. */
export interface Figure {
  value: number;
  most: number;
  /** A ratio (`x`) fails the benchmark; absolute figures depend on the machine and only warn. */
  unit: "x" | "s" | "MB";
}

export function verdictOn({ value, most, unit }: Figure): "met" | "MISSED" | "warning" {
  if (value <= most) return "met";
  return unit === "x" ? "MISSED" : "warning";
}

/** Value, bar and verdict. */
export function figureCells(figure: Figure): string[] {
  const { value, most, unit } = figure;
  return [`${rounded(value)} ${unit}`, `<= ${most} ${unit}`, verdictOn(figure)];
}

/** Three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

/** A Markdown table with aligned columns. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const all = [head, head.map(() => "---"), ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const cells = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return all.map((row) => `| ${cells(row).join(" | ")} |\n`).join("");
}

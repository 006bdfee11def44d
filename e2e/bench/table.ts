/** Columns as wide as their widest cell; all but the first aligned to the right. */
export function table(title: string, head: readonly string[], rows: readonly string[][]): string {
  const all = [[...head], ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ");
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  return [title, line(head), rule, ...rows.map(line), ""].join("\n");
}

/** Two digits that count, or whole numbers above a hundred. */
export function figure(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(value >= 10 ? 3 : 2);
}

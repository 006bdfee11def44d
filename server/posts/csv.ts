/** One line of CSV (RFC 4180). As in PostgreSQL's own, null is nothing and an empty text is quoted. */
export function csvLine(cells: readonly (string | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string | null): string {
  if (text === null) return "";
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a CSV file; unquoted and empty cells are null. @throws Error naming the line that is no CSV */
export function parseCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = [];
  let row: (string | null)[] = [];
  CELL.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  while (CELL.lastIndex < text.length || row.length > 0) {
    const from = CELL.lastIndex;
    const [, quoted, bare = "", end] = CELL.exec(text) ?? [];
    if (end === undefined) throw new Error(`Line ${lineAt(text, from)} is no CSV`);
    row.push(textOf(quoted, bare));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function textOf(quoted: string | undefined, bare: string): string | null {
  return quoted === undefined ? bare || null : quoted.replaceAll('""', '"');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

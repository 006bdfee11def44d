/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Spreadsheets evaluate a cell that begins with one of these, unless an apostrophe precedes it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

interface WriteOptions {
  /** Puts an apostrophe before formulas. The file is safe in a spreadsheet but not for an import. */
  escapeFormulas?: boolean;
}

/** One line of CSV (RFC 4180). As PostgreSQL does, null is empty and an empty text is quoted. */
export function csvLine(
  cells: readonly (string | null)[],
  { escapeFormulas = false }: WriteOptions = {},
): string {
  const texts = cells.map((text) =>
    escapeFormulas && text !== null && FORMULA.test(text) ? `'${text}` : text,
  );
  return `${texts.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string | null): string {
  if (text === null) return "";
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const CELL = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** The rows of a CSV file; unquoted and empty cells are null. @throws Error with the number of the wrong line */
export function parseCsv(text: string): (string | null)[][] {
  const rows: (string | null)[][] = [];
  let row: (string | null)[] = [];
  CELL.lastIndex = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  while (CELL.lastIndex < text.length || row.length > 0) {
    const from = CELL.lastIndex;
    const [, quoted, bare = "", end] = CELL.exec(text) ?? [];
    if (end === undefined) throw new Error(`Line ${lineAt(text, from)} is not valid CSV`);
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

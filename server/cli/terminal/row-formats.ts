/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Spreadsheets evaluate a cell that begins with one of these, unless an apostrophe precedes it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;
type Row<Column extends string> = Readonly<Record<Column, string | null>>;

interface CsvOptions {
  /**
   * For spreadsheets: begins with a byte order mark and puts an apostrophe before formulas, which an import
   * would not remove.
   */
  forSpreadsheet?: boolean;
}

/** Yields CSV (RFC 4180) with a line of column names. As in PostgreSQL, null is empty and an empty text quoted. */
export async function* csvOf<Column extends string>(
  columns: readonly Column[],
  rows: Rows<Row<Column>>,
  { forSpreadsheet = false }: CsvOptions = {},
): AsyncGenerator<string> {
  const textOfCell = (text: string | null) =>
    forSpreadsheet && text !== null && FORMULA.test(text) ? `'${text}` : text;
  yield (forSpreadsheet ? BYTE_ORDER_MARK : "") + lineOf(columns);
  for await (const row of rows) yield lineOf(columns.map((name) => textOfCell(row[name])));
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function lineOf(cells: readonly (string | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(text: string | null): string {
  if (text === null) return "";
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A field; null is empty. */
export type CsvField = string | number | null;

/** Writes a line of CSV (RFC 4180). As in PostgreSQL, null is empty and an empty text quoted. */
export function csvLine(fields: readonly CsvField[]): string {
  return `${fields.map(quoted).join(",")}\r\n`;
}

function quoted(field: CsvField): string {
  if (field === null) return "";
  const text = String(field);
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Spreadsheets evaluate a cell that begins with one of these, unless an apostrophe precedes it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Row<Column extends string> = Readonly<Record<Column, string | null>>;

/** Yields CSV for spreadsheets, with a line of column names. */
export function* spreadsheetCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Row<Column>[],
): Generator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns);
  for (const row of rows) yield csvLine(columns.map((name) => withoutFormula(row[name])));
}

function withoutFormula(text: string | null): string | null {
  return text !== null && FORMULA.test(text) ? `'${text}` : text;
}

/** Tells spreadsheets that what follows is UTF-8. */
export const csvStart = "\ufeff";

/** One line of CSV (RFC 4180) in which no cell is taken for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Spreadsheets run what begins with one of these; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

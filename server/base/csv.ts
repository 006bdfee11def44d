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

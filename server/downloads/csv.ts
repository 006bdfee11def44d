import type { ContentFile } from "../feeds/content-file.ts";

type Row = readonly (string | number)[];

/** A download that does not change while the process runs. The first row names the columns. */
export function csvFile(path: string, rows: () => readonly Row[]): ContentFile {
  return {
    path,
    type: "text/csv; charset=utf-8; header=present",
    cache: "static",
    write: () => csv(rows()),
  };
}

/** Writes rows as CSV (RFC 4180): fields with a comma, a quote or a line break are quoted. */
function csv(rows: readonly Row[]): string {
  return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}

function field(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

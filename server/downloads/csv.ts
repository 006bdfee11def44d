import type { Download } from "../../shared/downloads/downloads.ts";
import type { ContentFile } from "../feeds/content-file.ts";

/** A field; null is empty. */
export type CsvField = string | number | null;
type Columns = NonNullable<Download["columns"]>;
/** A row by the names of the columns. */
export type CsvRow<Of extends Columns> = Readonly<Record<keyof Of, CsvField>>;

export const CSV_TYPE = "text/csv; charset=utf-8; header=present";

/** A download that does not change while the process runs. */
export function csvFile<Of extends Columns>(
  { path, columns }: { path: string; columns: Of },
  rows: () => readonly CsvRow<Of>[],
): ContentFile {
  const write = () => csv(columns, rows());
  return { path, type: CSV_TYPE, cache: "static", isDownload: true, write };
}

/** Writes a header and rows as CSV (RFC 4180): fields with a comma, a quote or a line break are quoted. */
export function csv<Of extends Columns>(columns: Of, rows: readonly CsvRow<Of>[]): string {
  const names: (keyof Of)[] = Object.keys(columns);
  const lines = rows.map((row) => names.map((name) => row[name]));
  return [names, ...lines].map((fields) => `${fields.map(quoted).join(",")}\r\n`).join("");
}

function quoted(field: unknown): string {
  const text = String(field ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import type { Download } from "../../client/components/downloads.ts";
import { BYTE_ORDER_MARK, type CsvField, csvLine } from "../../server/base/csv.ts";

type Columns = NonNullable<Download["columns"]>;
/** A row by the names of the columns. */
export type CsvRow<Of extends Columns> = Readonly<Record<keyof Of, CsvField>>;

/** A file that visitors download. */
export interface DownloadFile {
  path: string;
  write(): string | Promise<Buffer>;
}

export function csvFile<Of extends Columns>(
  { path, columns }: { path: string; columns: Of },
  rows: () => readonly CsvRow<Of>[],
): DownloadFile {
  return { path, write: () => csv(columns, rows()) };
}

/** Writes a header and rows as CSV that spreadsheets open as UTF-8. */
export function csv<Of extends Columns>(columns: Of, rows: readonly CsvRow<Of>[]): string {
  const names: (keyof Of & string)[] = Object.keys(columns);
  const lines = rows.map((row) => csvLine(names.map((name) => row[name])));
  return BYTE_ORDER_MARK + csvLine(names) + lines.join("");
}

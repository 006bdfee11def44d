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

/** A file that visitors fill in with a spreadsheet. */
export function sheetFile<Of extends Columns>(
  { path, columns }: { path: string; columns: Of },
  rows: () => readonly CsvRow<Of>[],
): DownloadFile {
  return { path, write: () => BYTE_ORDER_MARK + csv(columns, rows()) };
}

/** Writes a header and rows as CSV for programs, which may take a byte order mark for a part of the first name. */
export function csv<Of extends Columns>(columns: Of, rows: readonly CsvRow<Of>[]): string {
  const names: (keyof Of & string)[] = Object.keys(columns);
  const lines = rows.map((row) => csvLine(names.map((name) => row[name])));
  return csvLine(names) + lines.join("");
}

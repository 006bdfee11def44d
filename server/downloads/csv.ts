import type { Download } from "../../shared/downloads/downloads.ts";
import { type CsvField, csvLine } from "../base/csv.ts";
import type { ContentFile } from "../pages/content-file.ts";

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

/** Writes a header and rows as CSV. */
export function csv<Of extends Columns>(columns: Of, rows: readonly CsvRow<Of>[]): string {
  const names: (keyof Of)[] = Object.keys(columns);
  const lines = rows.map((row) => csvLine(names.map((name) => row[name])));
  return csvLine(Object.keys(columns)) + lines.join("");
}

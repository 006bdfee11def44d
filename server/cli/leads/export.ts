import type { Db } from "../../db/db.ts";
import { eachDemoRequest } from "../../db/demo-request-report.ts";
import { BYTE_ORDER_MARK, csvLine } from "../csv.ts";
import { UsageError } from "../terminal/run-command.ts";
import { columns, type Row, rowOf } from "./rows.ts";

interface Format {
  start: string;
  line(row: Row, index: number): string;
  end: string;
}

const formats: Record<string, Format> = {
  csv: {
    start: BYTE_ORDER_MARK + csvLine(columns),
    line: (row) =>
      csvLine(
        columns.map((column) => row[column]),
        { escapeFormulas: true },
      ),
    end: "",
  },
  json: {
    start: "[",
    line: (row, index) => `${index === 0 ? "" : ","}\n${JSON.stringify(row)}`,
    end: "\n]\n",
  },
};

/** Yields every demo request, oldest first, without holding all of them in memory. */
export async function* exportDemoRequests(
  { db, progress }: { db: Db; progress: (line: string) => void },
  name = "",
): AsyncGenerator<string> {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) throw new UsageError("--format expects csv or json");
  yield format.start;
  let count = 0;
  for await (const request of eachDemoRequest(db)) {
    yield format.line(rowOf(request), count);
    count += 1;
    if (count % 1000 === 0) progress(`${count} requests`);
  }
  yield format.end;
}

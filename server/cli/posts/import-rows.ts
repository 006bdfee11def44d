import * as v from "valibot";
import type { NewPostRecord } from "../../db/post-records.ts";
import { publishedAt, text } from "../../posts/front-matter.ts";
import { parseCsv } from "../row-formats.ts";

/** The columns that are read; others are ignored. */
const Row = v.object({
  id: v.pipe(
    v.nullish(text),
    v.transform((id) => id ?? undefined),
  ),
  slug: v.pipe(text, v.nonEmpty()),
  title: v.nullish(text, ""),
  content: v.nullish(text, ""),
  image_url: v.nullish(text, null),
  category: v.nullish(text, "blog"),
  author: v.nullish(text, null),
  published_at: publishedAt,
  revision_note: v.nullish(text, null),
});

/** The posts in an export of the table `blog_posts`. @throws Error with the number of the wrong row */
export function postsOfJson(source: string): NewPostRecord[] {
  const rows: unknown = JSON.parse(source);
  if (!Array.isArray(rows)) throw new Error("A JSON array of rows is expected");
  return rows.map(postOf);
}

/** Like `postsOfJson`, for CSV with the column names in the first line. */
export function postsOfCsv(source: string): NewPostRecord[] {
  const [names = [], ...rows] = parseCsv(source);
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? null])))
    .map(postOf);
}

function postOf(row: unknown, index: number): NewPostRecord {
  const parsed = v.safeParse(Row, row);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw new Error(`Row ${index + 1}: ${String(path?.[0]?.key)}: ${message}`);
}

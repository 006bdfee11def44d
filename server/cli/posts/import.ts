import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import * as v from "valibot";
import { parseMediaFile } from "../../../shared/post-media.ts";
import { insertMedia } from "../../db/media.ts";
import type { NewPostRecord } from "../../db/post-records.ts";
import { publishedAt, text } from "../../posts/front-matter.ts";
import { postOfFile } from "../../posts/post-file.ts";
import { parseCsv } from "../row-formats.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";
import { MEDIA_FOLDER } from "./export.ts";
import { putPosts } from "./put-files.ts";

const readers: Record<string, (source: string) => NewPostRecord[]> = {
  ".json": postsOfJson,
  ".csv": postsOfCsv,
};

/** `import FILE|DIR…`: stores the posts and pictures of an export without checking the posts. */
export async function* importPosts(
  context: CommandContext,
  names: string[],
  { json }: CommandOptions,
): AsyncGenerator<string> {
  if (names.length === 0) throw new UsageError("Files or folders of an export are expected");
  const posts: NewPostRecord[] = [];
  for (const name of names) {
    if (!(await isFolder(name))) posts.push(...(await readPosts(name)));
    else {
      const files = (await readdir(name)).filter((file) => file.endsWith(".md")).sort();
      for (const file of files) posts.push(...(await readPosts(join(name, file))));
      await importMedia(context, join(name, MEDIA_FOLDER));
    }
  }
  yield* putPosts(context, posts, json);
}

async function readPosts(path: string): Promise<NewPostRecord[]> {
  const extension = extname(path).toLowerCase();
  const read = readers[extension];
  if (extension === ".md") return [postOfFile(path, await readFile(path, "utf8"))];
  if (read === undefined) throw new UsageError(`${path}: .json, .csv or .md is expected`);
  try {
    return read(await readFile(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

async function importMedia({ openDb }: CommandContext, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const db = await openDb();
  for (const name of names) {
    const file = parseMediaFile(`/${MEDIA_FOLDER}/${name}`);
    if (file) await insertMedia(db, { ...file, content: await readFile(join(folder, name)) });
  }
}

async function isFolder(name: string): Promise<boolean> {
  const found = await stat(name).catch(() => undefined);
  if (found === undefined) throw new UsageError(`There is no ${name}`);
  return found.isDirectory();
}

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
function postsOfJson(source: string): NewPostRecord[] {
  const rows: unknown = JSON.parse(source);
  if (!Array.isArray(rows)) throw new Error("A JSON array of rows is expected");
  return rows.map(postOf);
}

/** Like `postsOfJson`, for CSV with the column names in the first line. */
function postsOfCsv(source: string): NewPostRecord[] {
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

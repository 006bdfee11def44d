import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { parseMediaFile } from "../../../shared/post-media.ts";
import { publishedAt, readPost, text } from "../../posts/files/post-file.ts";
import { insertMedia } from "../../posts/queries/media.ts";
import type { NewPostRecord } from "../../posts/queries/post-records.ts";
import { listPostRowsOf } from "../../posts/queries/post-records.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";
import { MEDIA_FOLDER } from "./export.ts";
import { putPosts } from "./put-files.ts";

/** `import DIR|DATABASE_URL`: stores the posts of an export or of another database, without checking them. */
export async function* importPosts(
  context: CommandContext,
  [source, ...more]: string[],
  options: CommandOptions,
): AsyncGenerator<string> {
  if (source === undefined || more.length > 0) {
    throw new UsageError("The folder of an export or a DATABASE_URL is expected");
  }
  const isUrl = /^postgres(ql)?:\/\//.test(source);
  const posts = isUrl ? (await listPostRowsOf(source)).map(postOf) : await readFolder(source);
  if (!isUrl && !options["dry-run"]) await importMedia(context, join(source, MEDIA_FOLDER));
  yield* putPosts(context, posts, options);
}

async function readFolder(folder: string): Promise<NewPostRecord[]> {
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`There is no folder ${folder}`);
  });
  const files = names.filter((name) => name.endsWith(".md")).sort();
  if (files.length === 0) throw new UsageError(`There is no post's file in ${folder}`);
  return Promise.all(files.map((name) => readPost(join(folder, name))));
}

async function importMedia({ openDb }: CommandContext, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const db = await openDb();
  for (const name of names) {
    const file = parseMediaFile(`/${MEDIA_FOLDER}/${name}`);
    if (file) await insertMedia(db, { ...file, content: await readFile(join(folder, name)) });
  }
}

/** The columns that are read from another database; others are ignored, and most may be missing. */
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

/** @throws Error with the slug of a row that is not a post */
function postOf(row: { slug?: unknown }): NewPostRecord {
  const parsed = v.safeParse(Row, row);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw new Error(`The post ${row.slug}: ${String(path?.[0]?.key)}: ${message}`);
}

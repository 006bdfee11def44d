import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { parseMediaFile } from "../../../shared/post-media.ts";
import { insertMedia } from "../../db/media.ts";
import type { NewPostRecord } from "../../db/post-records.ts";
import { postOfFile } from "../../posts/post-file.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";
import { MEDIA_FOLDER } from "./export.ts";
import { postsOfCsv, postsOfJson } from "./import-rows.ts";
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

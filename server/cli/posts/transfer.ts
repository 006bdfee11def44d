import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { mediaAddress, parseMediaFile } from "../../../client/media/post-media.ts";
import { PostFields, postFileText, readPost, text } from "../../posts/files/post-file.ts";
import { eachMedia, insertMedia } from "../../posts/queries/media.ts";
import {
  eachPostRecord,
  listPostRowsOf,
  type NewPostRecord,
} from "../../posts/queries/post-records.ts";
import { oneOperand, UsageError } from "../terminal/run-command.ts";
import { type CommandContext, putPosts } from "./post-files.ts";

export const MEDIA_FOLDER = "media";

/** `export DIR`: writes every post as its file, and all pictures. */
export async function* exportPosts(
  args: string[],
  { openDb }: CommandContext,
): AsyncGenerator<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const folder = oneOperand(positionals, "A folder");
  const db = await openDb();
  const taken = new Set<string>();
  await mkdir(join(folder, MEDIA_FOLDER), { recursive: true });
  for await (const post of eachPostRecord(db)) {
    const name = fileName(post.slug, taken);
    taken.add(name);
    await writeFile(join(folder, name), postFileText(post));
  }
  let pictures = 0;
  for await (const { content, ...file } of eachMedia(db)) {
    await writeFile(join(folder, MEDIA_FOLDER, basename(mediaAddress(file))), content);
    pictures += 1;
  }
  yield `${taken.size} posts and ${pictures} files of pictures in ${folder}\n`;
}

/** The slug if every file system accepts it, else a shortened slug with a hash. Some ignore case. */
function fileName(slug: string, taken: ReadonlySet<string>): string {
  const name = `${slug}.md`;
  const isPlain = /^[a-z0-9_~][a-z0-9._~-]{0,200}$/.test(slug);
  if (isPlain && !taken.has(name)) return name;
  const hash = createHash("sha256").update(slug).digest("hex").slice(0, 12);
  return `${slug
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)}-${hash}.md`;
}

/** `import DIR|DATABASE_URL`: stores the posts of an export or of another database, without checking them. */
export async function* importPosts(
  args: string[],
  context: CommandContext,
): AsyncGenerator<string> {
  const options = { "dry-run": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const source = oneOperand(positionals, "The folder of an export or a DATABASE_URL");
  const dryRun = values["dry-run"];
  const isUrl = /^postgres(ql)?:\/\//.test(source);
  const posts = isUrl ? (await listPostRowsOf(source)).map(postOf) : await readFolder(source);
  if (!isUrl && !dryRun) await importMedia(context, join(source, MEDIA_FOLDER));
  yield* putPosts(context, posts, { dryRun });
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
  ...PostFields.entries,
  title: v.optional(text, ""),
  content: v.optional(text, ""),
});

/** @throws Error with the slug of a row that is not a post */
function postOf(row: { slug?: unknown }): NewPostRecord {
  const parsed = v.safeParse(Row, row);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw new Error(`The post ${row.slug}: ${String(path?.[0]?.key)}: ${message}`);
}

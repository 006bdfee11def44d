import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { mediaAddress } from "../../../shared/post-media.ts";
import { postFileText } from "../../posts/files/post-file.ts";
import { eachMedia } from "../../posts/queries/media.ts";
import { eachPostRecord } from "../../posts/queries/post-records.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { CommandContext } from "./command-context.ts";

export const MEDIA_FOLDER = "media";

/** `export DIR`: writes every post as its file, and all pictures. */
export async function* exportPosts(
  { openDb }: CommandContext,
  operands: string[],
): AsyncGenerator<string> {
  const [folder, ...more] = operands;
  if (folder === undefined || more.length > 0) throw new UsageError("export expects a folder");
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

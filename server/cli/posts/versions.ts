import { styleText } from "node:util";
import type { Db } from "../../database/db.ts";
import {
  findPostRecord,
  listPostVersions,
  type PostRecord,
  putPostRecords,
} from "../../posts/queries/post-records.ts";
import { parseCount, UsageError } from "../terminal/run-command.ts";
import { textTable } from "../terminal/text-table.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";
import { onlySlug, unknownPost } from "./stored-posts.ts";

/** `history SLUG`: lists the earlier versions of a post, newest first, also of a deleted one. */
export async function* history(
  { openDb }: CommandContext,
  operands: string[],
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await openDb();
  const versions = await listPostVersions(db, slug);
  if (versions.length === 0) return yield `${await withoutVersions(db, slug)}\n`;
  const rows = versions.map((it) => [
    String(it.version),
    it.replaced_at,
    it.slug,
    String(it.content.length),
    it.title,
  ]);
  yield textTable(["VERSION", "REPLACED (UTC)", "SLUG", "CHARACTERS", "TITLE"], rows);
}

/** `restore SLUG [--version N]`: stores an earlier version again, by default the last one. */
export async function* restore(
  { openDb }: CommandContext,
  operands: string[],
  { version: wanted, "dry-run": dryRun = false }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await openDb();
  const versions = await listPostVersions(db, slug);
  if (versions.length === 0) throw new UsageError(await withoutVersions(db, slug));
  const number = wanted === undefined ? versions[0]?.version : parseCount("version", wanted);
  const found = versions.find(({ version }) => version === number);
  if (found === undefined) {
    throw new UsageError(`${slug} has no version ${wanted}: npm run posts -- history ${slug}`);
  }
  const { version, replaced_at: _, ...record } = found;
  const lines: string[] = [];
  const done = (_record: Omit<PostRecord, "id">, outcome: string) =>
    lines.push(`${styleText("green", outcome)}  ${record.slug} is version ${version} again\n`);
  await putPostRecords(db, [record], done, { dryRun });
  yield* lines;
}

/** @throws UsageError if there is no such post */
async function withoutVersions(db: Db, slug: string): Promise<string> {
  if ((await findPostRecord(db, slug)) === undefined) throw unknownPost(slug);
  return `${slug} has no earlier versions`;
}

import { minuteOf } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import { postFileText } from "../../posts/files/post-file.ts";
import { previewToken } from "../../posts/preview-token.ts";
import {
  deletePost,
  findPostRecord,
  listPostStates,
  type PostState,
} from "../../posts/queries/post-records.ts";
import { parseCount, UsageError } from "../terminal/run-command.ts";
import { textTable } from "../terminal/text-table.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";

const HOUR_MS = 3_600_000;

/** `list`: newest first, including posts that are not public. */
export async function* list(
  { openDb }: CommandContext,
  _operands: string[],
  { limit = "50" }: CommandOptions,
): AsyncGenerator<string> {
  const posts = await listPostStates(await openDb(), parseCount("limit", limit));
  if (posts.length === 0) return yield "No posts yet\n";
  const headings = ["SLUG", "PUBLISHED (UTC)", "STATE", "CATEGORY", "AUTHOR", "TITLE"];
  yield textTable(headings, posts.map(cellsOf));
}

/** `show SLUG`: prints the post in the file format that `put` reads. */
export async function* show(
  { openDb }: CommandContext,
  operands: string[],
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const post = await findPostRecord(await openDb(), slug);
  if (post === undefined) throw unknownPost(slug);
  yield postFileText(post);
}

/** `preview SLUG`: an address that shows a post before its date. */
export async function* preview(
  context: CommandContext,
  operands: string[],
  { hours = "72" }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await context.openDb();
  if ((await findPostRecord(db, slug)) === undefined) throw unknownPost(slug);
  const { siteUrl, now } = context;
  const expires = new Date(now().getTime() + parseCount("hours", hours) * HOUR_MS);
  yield `${siteUrl}${paths.preview(slug, await previewToken(db, slug, expires))}\n`;
}

/** `delete SLUG --yes`. */
export async function* deleteOne(
  { openDb }: CommandContext,
  operands: string[],
  { yes, "dry-run": dryRun }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await openDb();
  if ((await findPostRecord(db, slug)) === undefined) throw unknownPost(slug);
  if (dryRun) return yield `${slug} would be deleted\n`;
  if (!yes) throw new UsageError(`${slug} would be deleted; add --yes to do so`);
  await deletePost(db, slug);
  yield `${slug} is deleted; restore brings it back\n`;
}

function cellsOf({ slug, title, category, author, published_at, state }: PostState): string[] {
  const minute = published_at === null ? "" : minuteOf(published_at);
  return [slug, minute, state, category, author ?? "", title];
}

/** @throws UsageError when there is not exactly one operand */
export function onlySlug(operands: readonly string[]): string {
  const [slug, ...more] = operands;
  if (slug === undefined || more.length > 0)
    throw new UsageError("The slug of one post is expected");
  return slug;
}

export function unknownPost(slug: string): UsageError {
  return new UsageError(`There is no post ${slug}; posts that there are: npm run posts -- list`);
}

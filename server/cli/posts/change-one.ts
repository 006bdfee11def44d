import { paths } from "../../../shared/paths.ts";
import { deletePost, findPostRecord, unpublishPost } from "../../db/post-records.ts";
import { previewToken } from "../../posts/preview-token.ts";
import { parseCount, UsageError } from "../terminal/run-command.ts";
import {
  type CommandContext,
  type CommandOptions,
  onlySlug,
  unknownPost,
} from "./command-context.ts";

const HOUR_MS = 3_600_000;

/** `preview SLUG`: an address that shows a post before its date. */
export async function* preview(
  { openDb, siteUrl, now }: CommandContext,
  operands: string[],
  { hours = "72" }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await openDb();
  if ((await findPostRecord(db, slug)) === undefined) throw unknownPost(slug);
  const expires = new Date(now().getTime() + parseCount("hours", hours) * HOUR_MS);
  const token = await previewToken(db, slug, expires);
  yield `${siteUrl}${paths.preview(slug, token)}\n`;
}

/** `unpublish SLUG`: hides a post from readers until its file is put again. */
export async function* unpublish(
  { openDb }: CommandContext,
  operands: string[],
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const known = await unpublishPost(await openDb(), slug);
  if (known === undefined) throw unknownPost(slug);
  const date = known.published_at ?? "none";
  yield `${slug} is hidden. Its date was ${date}; put it with a date to show it again\n`;
}

/** `delete SLUG --yes`. */
export async function* deleteOne(
  { openDb }: CommandContext,
  operands: string[],
  { yes }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  if (!yes) throw new UsageError(`${slug} would be deleted for good; add --yes to do so`);
  if (!(await deletePost(await openDb(), slug))) throw unknownPost(slug);
  yield `${slug} is deleted\n`;
}

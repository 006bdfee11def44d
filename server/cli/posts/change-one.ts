import { paths } from "../../../shared/paths.ts";
import { deletePost, findPostRecord, unpublishPost } from "../../db/post-records.ts";
import { previewToken } from "../../posts/preview-token.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { Needs } from "./needs.ts";
import { onlySlug, parseCount, unknownPost, type Values } from "./values.ts";

const HOUR_MS = 3_600_000;

/** `preview SLUG`: an address for whoever is to read the post before its date. */
export async function* preview(
  { openDb, siteUrl, now }: Needs,
  operands: string[],
  { hours = "72" }: Values,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const db = await openDb();
  if ((await findPostRecord(db, slug)) === undefined) throw unknownPost(slug);
  const expires = new Date(now().getTime() + parseCount("hours", hours) * HOUR_MS);
  const token = await previewToken(db, slug, expires);
  yield `${siteUrl}${paths.preview(slug, token)}\n`;
}

/** `unpublish SLUG`: readers no longer see it; its file, put again, brings it back. */
export async function* unpublish({ openDb }: Needs, operands: string[]): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const known = await unpublishPost(await openDb(), slug);
  if (known === undefined) throw unknownPost(slug);
  const date = known.published_at ?? "none";
  yield `${slug} is hidden. Its date was ${date}; put it with a date to show it again\n`;
}

/** `delete SLUG --yes`. */
export async function* deleteOne(
  { openDb }: Needs,
  operands: string[],
  { yes }: Values,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  if (!yes) throw new UsageError(`${slug} would be deleted for good; add --yes to do so`);
  if (!(await deletePost(await openDb(), slug))) throw unknownPost(slug);
  yield `${slug} is deleted\n`;
}

import { findPostRecord, listPostStates, type PostState } from "../../db/post-records.ts";
import { postFileText } from "../../posts/post-file.ts";
import { jsonText } from "../row-formats.ts";
import { parseCount } from "../terminal/run-command.ts";
import { textTable } from "../terminal/text-table.ts";
import {
  type CommandContext,
  type CommandOptions,
  onlySlug,
  unknownPost,
} from "./command-context.ts";

/** `list`: newest first, including posts that are not public. */
export async function* list(
  { openDb }: CommandContext,
  _operands: string[],
  { limit = "50", json }: CommandOptions,
): AsyncGenerator<string> {
  const posts = await listPostStates(await openDb(), parseCount("limit", limit));
  if (json) return yield jsonText(posts);
  if (posts.length === 0) return yield "No posts yet\n";
  const headings = ["SLUG", "PUBLISHED (UTC)", "STATE", "CATEGORY", "AUTHOR", "TITLE"];
  yield textTable(headings, posts.map(cellsOf));
}

/** `show SLUG`: prints the post in the file format that `put` reads. */
export async function* show(
  { openDb }: CommandContext,
  operands: string[],
  { json }: CommandOptions,
): AsyncGenerator<string> {
  const slug = onlySlug(operands);
  const post = await findPostRecord(await openDb(), slug);
  if (post === undefined) throw unknownPost(slug);
  yield json ? jsonText(post) : postFileText(post);
}

function cellsOf({ slug, title, category, author, published_at, state }: PostState): string[] {
  const date = state === "unpublished" ? null : published_at;
  const minute = date?.slice(0, 16).replace("T", " ") ?? "";
  return [slug, minute, state, category, author ?? "", title];
}

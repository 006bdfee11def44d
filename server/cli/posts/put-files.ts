import { readFile } from "node:fs/promises";
import { styleText } from "node:util";
import { paths } from "../../../shared/paths.ts";
import { type NewPostRecord, type PutOutcome, putPostRecords } from "../../db/post-records.ts";
import { importPictures } from "../../posts/import-pictures.ts";
import { storePicture } from "../../posts/store-picture.ts";
import { jsonText } from "../row-formats.ts";
import { readAndCheck, reportOf, throwOnErrors } from "./check-files.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";

export interface StoredPost {
  slug: string;
  outcome: PutOutcome;
  address: string;
}

/** Longer results are printed as counts. */
const LINES_MAX = 40;

/** `put FILE…`: adds or changes the posts unless one has an error. `--force` ignores errors. */
export async function* putFiles(
  context: CommandContext,
  names: string[],
  { json, force }: CommandOptions,
): AsyncGenerator<string> {
  const checked = await readAndCheck(context, names);
  const withFindings = checked.filter(({ findings }) => findings.length > 0);
  if (!json) yield reportOf(withFindings);
  if (!force) throwOnErrors(checked, ": nothing was stored");
  const db = await context.openDb();
  const importPicture = async (file: string) => storePicture(db, await readFile(file));
  const posts: NewPostRecord[] = [];
  for (const { file } of checked) {
    if (file.post) posts.push(await importPictures(file.post, file.path, importPicture));
  }
  yield* putPosts(context, posts, json);
}

/** Stores the posts and yields the outcome of each. */
export async function* putPosts(
  { openDb, siteUrl }: CommandContext,
  posts: readonly NewPostRecord[],
  json: boolean | undefined,
): AsyncGenerator<string> {
  const put: StoredPost[] = [];
  await putPostRecords(await openDb(), posts, ({ slug }, outcome) => {
    put.push({ slug, outcome, address: `${siteUrl}${paths.insight(slug)}` });
  });
  if (json) yield jsonText(put);
  else yield put.length > LINES_MAX ? countsOf(put) : put.map(lineOf).join("");
}

function countsOf(put: readonly StoredPost[]): string {
  const counts = (["added", "changed", "unchanged"] as const).map(
    (outcome) => `${put.filter((it) => it.outcome === outcome).length} ${outcome}`,
  );
  return `${put.length} posts: ${counts.join(", ")}\n`;
}

function lineOf({ outcome, address }: StoredPost): string {
  const word = outcome.padEnd(9);
  return `${styleText(outcome === "unchanged" ? "dim" : "green", word)}  ${address}\n`;
}

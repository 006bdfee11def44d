import { styleText } from "node:util";
import { paths } from "../../../shared/paths.ts";
import type { Media } from "../../../shared/post-media.ts";
import { reasonOf } from "../../base/errors.ts";
import { importPictures } from "../../posts/files/import-pictures.ts";
import { readPictureFile } from "../../posts/files/picture-file.ts";
import { checkPicture, storePicture } from "../../posts/files/store-picture.ts";
import {
  type NewPostRecord,
  type PutOutcome,
  putPostRecords,
} from "../../posts/queries/post-records.ts";
import { type CheckedFile, readAndCheck, reportOf, throwOnErrors } from "./check-files.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";

interface StoredPost {
  outcome: PutOutcome;
  address: string;
}

/** Longer results are printed as counts. */
const LINES_MAX = 40;

/** `put FILE…`: adds or changes the posts unless one has an error. `--force` ignores errors. */
export async function* putFiles(
  context: CommandContext,
  names: string[],
  options: CommandOptions,
): AsyncGenerator<string> {
  const { force, "dry-run": dryRun } = options;
  const checked = await readAndCheck(context, names);
  const withFindings = checked.filter(({ findings }) => findings.length > 0);
  yield reportOf(withFindings);
  if (!force) throwOnErrors(checked, ": nothing was stored");
  const db = await context.openDb();
  const posts: NewPostRecord[] = [];
  for (const it of checked) {
    const store = (content: Buffer) => (dryRun ? checkPicture(content) : storePicture(db, content));
    if (it.file.post) posts.push(await withPictures(it.file.post, it, store));
  }
  yield* putPosts(context, posts, options);
}

/** Stores the pictures of a post. @throws Error that names the file */
async function withPictures(
  post: NewPostRecord,
  { file, inspected }: CheckedFile,
  store: (content: Buffer) => Promise<Media>,
): Promise<NewPostRecord> {
  const references = inspected instanceof Error ? [] : inspected.references;
  try {
    return await importPictures(post, references, async (address) =>
      store(await readPictureFile(address, file.path)),
    );
  } catch (failure) {
    throw new Error(`${file.path}: ${reasonOf(failure)}`);
  }
}

/** Stores the posts and yields the outcome of each. */
export async function* putPosts(
  { openDb, siteUrl }: CommandContext,
  posts: readonly NewPostRecord[],
  { "dry-run": dryRun = false }: CommandOptions,
): AsyncGenerator<string> {
  const put: StoredPost[] = [];
  const done = ({ slug }: NewPostRecord, outcome: PutOutcome) => {
    put.push({ outcome, address: `${siteUrl}${paths.insight(slug)}` });
  };
  await putPostRecords(await openDb(), posts, done, { dryRun });
  if (dryRun) yield "Nothing is stored; the result would be:\n";
  yield put.length > LINES_MAX ? countsOf(put) : put.map(lineOf).join("");
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

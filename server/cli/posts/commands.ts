import { parseArgs, styleText } from "node:util";
import { minuteOf } from "../../../shared/format.ts";
import { paths } from "../../../shared/paths.ts";
import type { Db } from "../../database/db.ts";
import { postFileText } from "../../posts/files/post-file.ts";
import { previewToken } from "../../posts/preview-token.ts";
import {
  deletePost,
  findPostRecord,
  listPostStates,
  listPostVersions,
  type PostRecord,
  type PostState,
  putPostRecords,
} from "../../posts/queries/post-records.ts";
import { oneOperand, parseCount, runNamed, UsageError } from "../terminal/run-command.ts";
import { textTable } from "../terminal/text-table.ts";
import { type CommandContext, checkFiles, putFiles, startFile } from "./post-files.ts";
import { exportPosts, importPosts } from "./transfer.ts";

export const usage = `npm run posts -- <command>

  new TITLE [--in DIR]                 create a file
  check FILE…                          list errors and warnings with their lines
  put FILE… [--force]                  check, then add or change posts with their pictures
  list [--limit 50]                    list posts, newest first, scheduled ones with their time
  show SLUG                            print a post as its file
  history SLUG                         list the earlier versions of a post
  restore SLUG [--version N]           store an earlier version again, also of a deleted post
  preview SLUG [--hours 72]            print an address that shows a post before its date
  delete SLUG --yes                    delete a post
  export DIR                           write every post as its file, with all pictures
  import DIR|DATABASE_URL              add or change posts from an export, or from the table blog_posts
                                       of another PostgreSQL, such as Supabase

  --dry-run with put, restore, delete, import: say what would change
  Exit codes: 0 done, 1 failed or errors found, 2 wrong usage
`;

const commands = {
  new: startFile,
  check: checkFiles,
  put: putFiles,
  list,
  show,
  history,
  restore,
  preview,
  delete: deleteOne,
  export: exportPosts,
  import: importPosts,
};

/** Runs a command and yields its output, piece by piece. Throws `UsageError`. */
export function posts(args: string[], context: CommandContext): AsyncGenerator<string> {
  return runNamed({ commands, usage }, args, context);
}

const HOUR_MS = 3_600_000;

/** `list`: newest first, including posts that are not public. */
async function* list(args: string[], { openDb }: CommandContext): AsyncGenerator<string> {
  const limit = { type: "string", default: "50" } as const;
  const { values } = parseArgs({ args, options: { limit } });
  const max = parseCount("limit", values.limit);
  const posts = await listPostStates(await openDb(), max);
  if (posts.length === 0) return yield "No posts yet\n";
  const headings = ["SLUG", "PUBLISHED (UTC)", "STATE", "CATEGORY", "AUTHOR", "TITLE"];
  yield textTable(headings, posts.map(cellsOf));
}

/** `show SLUG`: prints the post in the file format that `put` reads. */
async function* show(args: string[], { openDb }: CommandContext): AsyncGenerator<string> {
  const slug = slugIn(parseArgs({ args, allowPositionals: true }).positionals);
  yield postFileText(await postOf(await openDb(), slug));
}

/** `preview SLUG`: an address that shows a post before its date. */
async function* preview(args: string[], context: CommandContext): AsyncGenerator<string> {
  const hours = { type: "string", default: "72" } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { hours } });
  const slug = slugIn(positionals);
  const validMs = parseCount("hours", values.hours) * HOUR_MS;
  const db = await context.openDb();
  await postOf(db, slug);
  const { siteUrl, now } = context;
  const expires = new Date(now().getTime() + validMs);
  yield `${siteUrl}${paths.preview(slug, await previewToken(db, slug, expires))}\n`;
}

/** `delete SLUG --yes`. */
async function* deleteOne(args: string[], { openDb }: CommandContext): AsyncGenerator<string> {
  const options = { yes: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const slug = slugIn(positionals);
  const db = await openDb();
  await postOf(db, slug);
  if (values["dry-run"]) return yield `${slug} would be deleted\n`;
  if (!values.yes) throw new UsageError(`${slug} would be deleted; add --yes to do so`);
  await deletePost(db, slug);
  yield `${slug} is deleted; restore brings it back\n`;
}

function cellsOf({ slug, title, category, author, published_at, state }: PostState): string[] {
  const minute = published_at === null ? "" : minuteOf(published_at);
  return [slug, minute, state, category, author ?? "", title];
}

/** @throws UsageError when there is not exactly one operand */
function slugIn(operands: readonly string[]): string {
  return oneOperand(operands, "The slug of one post");
}

/** @throws UsageError if there is no such post */
async function postOf(db: Db, slug: string): Promise<PostRecord> {
  const post = await findPostRecord(db, slug);
  if (post !== undefined) return post;
  throw new UsageError(`There is no post ${slug}; posts that there are: npm run posts -- list`);
}

/** `history SLUG`: lists the earlier versions of a post, newest first, also of a deleted one. */
async function* history(args: string[], { openDb }: CommandContext): AsyncGenerator<string> {
  const slug = slugIn(parseArgs({ args, allowPositionals: true }).positionals);
  const db = await openDb();
  const versions = await versionsOf(db, slug);
  const rows = versions.map(({ version, replaced_at, content, ...post }) => {
    return [String(version), replaced_at, post.slug, String(content.length), post.title];
  });
  yield textTable(["VERSION", "REPLACED (UTC)", "SLUG", "CHARACTERS", "TITLE"], rows);
}

/** @throws UsageError if there is no such post and never was */
async function versionsOf(db: Db, slug: string) {
  const versions = await listPostVersions(db, slug);
  if (versions.length === 0) await postOf(db, slug);
  return versions;
}

/** `restore SLUG [--version N]`: stores an earlier version again, by default the last one. */
async function* restore(args: string[], { openDb }: CommandContext): AsyncGenerator<string> {
  const options = { version: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const slug = slugIn(positionals);
  const { version: wanted, "dry-run": dryRun = false } = values;
  const db = await openDb();
  const versions = await versionsOf(db, slug);
  const number = wanted === undefined ? versions[0]?.version : parseCount("version", wanted);
  const found = versions.find(({ version }) => version === number);
  if (found === undefined) {
    throw new UsageError(`There is no such version: npm run posts -- history ${slug}`);
  }
  const { version, replaced_at: _, ...record } = found;
  const lines: string[] = [];
  const done = (_record: Omit<PostRecord, "id">, outcome: string) =>
    lines.push(`${styleText("green", outcome)}  ${record.slug} is version ${version} again\n`);
  await putPostRecords(db, [record], done, { dryRun });
  yield* lines;
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { stringify } from "yaml";
import { paths } from "../../../shared/paths.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Database } from "../../database/db.ts";
import { checkPost } from "../../posts/files/check-post.ts";
import { importPictures, readPictureFile } from "../../posts/files/local-pictures.ts";
import { type PostFile, readPostFile } from "../../posts/files/post-file.ts";
import { checkPicture, storePicture } from "../../posts/files/store-picture.ts";
import type { Markdown } from "../../posts/markdown/markdown.ts";
import { error, type Finding, type InspectedPost } from "../../posts/markdown/rendered-post.ts";
import {
  listStoredSlugs,
  type NewPostRecord,
  type PutOutcome,
  putPostRecords,
} from "../../posts/queries/post-records.ts";
import type { PictureHosts } from "../../posts/remote-pictures/fetch-picture.ts";
import { UsageError } from "../terminal/run-command.ts";
import { counted, printable } from "../terminal/text-table.ts";

/** Dependencies of the commands. */
export interface CommandContext {
  /** Called only by commands that need a database. */
  openDb: () => Promise<Database["db"]>;
  markdown: Markdown;
  siteUrl: string;
  pictureHosts: PictureHosts;
  /** Paths of the site's pages and files. Called only by commands that check links. */
  listSiteAddresses: () => Promise<ReadonlySet<string>>;
  now: () => Date;
}

interface CheckedFile {
  file: PostFile;
  /** The parsed text, or the error why a page would show it unformatted. */
  inspected: InspectedPost | Error;
  findings: Finding[];
}

/** `check FILE…`: lists the findings and fails if one is an error. */
export async function* checkFiles(args: string[], context: CommandContext): AsyncGenerator<string> {
  const names = parseArgs({ args, allowPositionals: true }).positionals;
  const checked = await readAndCheck(context, names);
  yield* checked.map(reportOf);
  throwOnErrors(checked);
}

async function readAndCheck(
  context: CommandContext,
  names: readonly string[],
): Promise<CheckedFile[]> {
  if (names.length === 0) throw new UsageError("The files of posts are expected");
  const files: PostFile[] = [];
  for (const name of names) {
    const file = await readPostFile(name).catch((failure: Error) => {
      throw new UsageError(`${name} cannot be read: ${failure.message}`);
    });
    files.push(file);
  }
  const { siteUrl, pictureHosts, markdown } = context;
  const paths = await context.listSiteAddresses();
  let slugs: ReturnType<typeof listSlugs> | undefined;
  const listSlugsOnce = () => {
    slugs ??= listSlugs(context, files);
    return slugs;
  };
  const known = { siteUrl, pictureHosts, paths, listSlugs: listSlugsOnce };
  const checked: CheckedFile[] = [];
  for (const [index, file] of files.entries()) {
    const content = file.post?.content ?? "";
    const inspected = await markdown.inspect(content).catch((failure: Error) => failure);
    const duplicates = duplicateFindings(file, files.slice(0, index));
    const findings = [...duplicates, ...(await checkPost(file, inspected, known))];
    checked.push({ file, inspected, findings });
  }
  return checked;
}

function duplicateFindings({ post, fieldLines }: PostFile, before: readonly PostFile[]): Finding[] {
  const other = before.find((file) => post !== undefined && file.post?.slug === post.slug);
  if (other === undefined) return [];
  const message = `${other.path} has the slug ${post?.slug} as well`;
  return [error(fieldLines.get("slug") ?? 1, message)];
}

/** Lists the slugs of these and all stored posts; undefined without a database, which authors may lack. */
async function listSlugs(
  { openDb }: CommandContext,
  files: readonly PostFile[],
): Promise<ReadonlySet<string> | undefined> {
  try {
    const stored = await listStoredSlugs(await openDb());
    return new Set([...stored, ...files.flatMap(({ post }) => post?.slug ?? [])]);
  } catch {
    return undefined;
  }
}

/** @throws Error with the number of errors followed by `outcome`, if the findings contain an error */
function throwOnErrors(checked: readonly CheckedFile[], outcome = ""): void {
  const findings = checked.flatMap((it) => it.findings);
  const errors = findings.filter(({ level }) => level === "error").length;
  if (errors > 0) throw new Error(`${counted(errors, "error")}${outcome}`);
}

/** Formats each finding as `file:line`, which editors can open, and appends the excerpt. */
function reportOf({ file, inspected, findings }: CheckedFile): string {
  const path = printable(file.path);
  const lines = findings.map(({ level, line, message }) => {
    const word = styleText(level === "error" ? "red" : "yellow", level);
    return `${path}:${line}: ${word}: ${printable(message)}\n`;
  });
  if (findings.length === 0) lines.push(`${path}: ${styleText("green", "ok")}\n`);
  if (!(inspected instanceof Error)) {
    lines.push(styleText("dim", `  excerpt: ${printable(inspected.excerpt)}\n`));
  }
  return lines.join("");
}

/** `new TITLE`: creates a file with front matter and no text. Never overwrites a file. */
export async function* startFile(args: string[], { now }: CommandContext): AsyncGenerator<string> {
  const options = { in: { type: "string", default: "." } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const { in: folder } = values;
  const title = positionals.join(" ").trim();
  const slug = slugOf(title);
  if (slug === "") throw new UsageError("A title is expected");
  const path = join(folder, `${slug}.md`);
  const published_at = `${now().toISOString().slice(0, 16)}:00Z`;
  const head = stringify({
    slug,
    title,
    category: "blog",
    author: "",
    published_at,
    image_url: "",
  });
  const text = `---\n${head.replaceAll('""', "")}---\n\n`;
  await mkdir(folder, { recursive: true });
  await writeFile(path, text, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new UsageError(`${path} is there already`) : error;
  });
  yield `${path}\n`;
}

/** Lower-case words without accents, joined by hyphens. */
function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
    .replace(/-$/, "");
}

/** `put FILE…`: adds or changes the posts unless one has an error. `--force` ignores errors. */
export async function* putFiles(args: string[], context: CommandContext): AsyncGenerator<string> {
  const options = { force: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;
  const { values, positionals: names } = parseArgs({ args, allowPositionals: true, options });
  const { force, "dry-run": dryRun } = values;
  const checked = await readAndCheck(context, names);
  const withFindings = checked.filter(({ findings }) => findings.length > 0);
  yield* withFindings.map(reportOf);
  if (!force) throwOnErrors(checked, ": nothing was stored");
  const db = await context.openDb();
  const store = (content: Buffer) => (dryRun ? checkPicture(content) : storePicture(db, content));
  const posts: NewPostRecord[] = [];
  for (const { file, inspected } of checked) {
    if (file.post === undefined) continue;
    const references = inspected instanceof Error ? [] : inspected.references;
    const post = await importPictures(file.post, references, async (address) =>
      store(await readPictureFile(address, file.path)),
    ).catch((failure) => {
      throw new Error(`${file.path}: ${reasonOf(failure)}`);
    });
    posts.push(post);
  }
  yield* putPosts(context, posts, { dryRun });
}

/** Stores the posts and yields the outcome of each. */
export async function* putPosts(
  { openDb, siteUrl }: CommandContext,
  posts: readonly NewPostRecord[],
  { dryRun = false }: { dryRun?: boolean | undefined },
): AsyncGenerator<string> {
  const lines: string[] = [];
  const done = ({ slug }: NewPostRecord, outcome: PutOutcome) => {
    const word = styleText(outcome === "unchanged" ? "dim" : "green", outcome.padEnd(9));
    lines.push(`${word}  ${siteUrl}${paths.insight(slug)}\n`);
  };
  await putPostRecords(await openDb(), posts, done, { dryRun });
  if (dryRun) yield "Nothing is stored; the result would be:\n";
  yield* lines;
}

import { readFile } from "node:fs/promises";
import { styleText } from "node:util";
import { listKnownSlugs } from "../../db/post-records.ts";
import { excerptOf } from "../../markdown/excerpt.ts";
import { decoded } from "../../posts/check-links.ts";
import { checkPost } from "../../posts/check-post.ts";
import { error, type Finding } from "../../posts/finding.ts";
import { type PostFile, parsePostFile } from "../../posts/post-file.ts";
import { jsonText } from "../terminal/row-formats.ts";
import { UsageError } from "../terminal/run-command.ts";
import { counted } from "../terminal/text-table.ts";
import type { CommandContext, CommandOptions } from "./command-context.ts";

interface CheckedFile {
  file: PostFile;
  findings: Finding[];
}

/** `check FILE…`: lists the findings and fails if one is an error. */
export async function* checkFiles(
  context: CommandContext,
  names: string[],
  { json }: CommandOptions,
): AsyncGenerator<string> {
  const checked = await readAndCheck(context, names);
  yield json ? jsonText(checked.flatMap(rowsOf)) : reportOf(checked);
  throwOnErrors(checked);
}

export async function readAndCheck(
  context: CommandContext,
  names: readonly string[],
): Promise<CheckedFile[]> {
  if (names.length === 0) throw new UsageError("The files of posts are expected");
  const files = await Promise.all(names.map(readPostFile));
  const { siteUrl, listSiteAddresses, markdown } = context;
  const [paths, slugs] = await Promise.all([listSiteAddresses(), knownSlugs(context, files)]);
  const known = { siteUrl, paths, slugs };
  const checked: CheckedFile[] = [];
  for (const [index, file] of files.entries()) {
    const duplicates = duplicateFindings(file, files.slice(0, index));
    checked.push({
      file,
      findings: [...duplicates, ...(await checkPost(file, { markdown, known }))],
    });
  }
  return checked;
}

/** @throws Error with the number of errors followed by `outcome`, if the findings contain an error */
export function throwOnErrors(checked: readonly CheckedFile[], outcome = ""): void {
  const findings = checked.flatMap((it) => it.findings);
  const errors = findings.filter(({ level }) => level === "error").length;
  if (errors > 0) throw new Error(`${counted(errors, "error")}${outcome}`);
}

/** Formats each finding as `file:line`, which editors can open, and appends the excerpt. */
export function reportOf(checked: readonly CheckedFile[]): string {
  return checked.map(textOf).join("");
}

function textOf({ file: { path, post }, findings }: CheckedFile): string {
  const lines = findings.map(({ level, line, message }) => {
    const word = styleText(level === "error" ? "red" : "yellow", level);
    return `${path}:${line}: ${word}: ${message}\n`;
  });
  if (findings.length === 0) lines.push(`${path}: ${styleText("green", "ok")}\n`);
  if (post) lines.push(styleText("dim", `  excerpt: ${excerptOf(post.content)}\n`));
  return lines.join("");
}

function rowsOf({ file: { path, post }, findings }: CheckedFile) {
  const excerpt = post ? excerptOf(post.content) : null;
  return { file: path, slug: post?.slug ?? null, excerpt, findings };
}

async function readPostFile(name: string): Promise<PostFile> {
  const text = await readFile(name, "utf8").catch((failure: Error) => {
    throw new UsageError(`${name} cannot be read: ${failure.message}`);
  });
  return parsePostFile(name, text);
}

function duplicateFindings({ post, fieldLines }: PostFile, before: readonly PostFile[]): Finding[] {
  const other = before.find((file) => post !== undefined && file.post?.slug === post.slug);
  return other === undefined
    ? []
    : [error(fieldLines.get("slug") ?? 1, `${other.path} has the slug ${post?.slug} as well`)];
}

/** Slugs of posts that files may link to; undefined without a database, which authors may lack. */
async function knownSlugs(
  { openDb }: CommandContext,
  files: readonly PostFile[],
): Promise<ReadonlySet<string> | undefined> {
  const own = files.flatMap(({ post }) => post?.slug ?? []);
  const linked = files.flatMap(({ post }) => [
    ...(post?.content ?? "").matchAll(/\/insights\/([^\s)/?#"'<>]+)/g),
  ]);
  const slugs = linked.map(([, slug = ""]) => decoded(slug.replace(/\.md$/, "")));
  if (slugs.every((slug) => own.includes(slug))) return new Set(own);
  try {
    return new Set([...own, ...(await listKnownSlugs(await openDb(), slugs))]);
  } catch {
    return undefined;
  }
}

import { readFile } from "node:fs/promises";
import { excerptOf } from "../../../shared/excerpt.ts";
import { listKnownSlugs } from "../../db/post-records.ts";
import { checkPost } from "../../posts/check-post.ts";
import { error, type Finding } from "../../posts/finding.ts";
import { type PostFile, parsePostFile } from "../../posts/post-file.ts";
import type { Paint } from "../terminal/paint.ts";
import { UsageError } from "../terminal/run-command.ts";
import type { Needs } from "./needs.ts";
import { jsonText, type Values } from "./values.ts";

export interface Checked {
  file: PostFile;
  findings: Finding[];
}

/** `check FILE…`. Fails when an error was found. */
export async function* checkFiles(
  needs: Needs,
  names: string[],
  { json }: Values,
): AsyncGenerator<string> {
  const checked = await readAndCheck(needs, names);
  yield json ? jsonText(checked.flatMap(rowsOf)) : reportOf(checked, needs.paint);
  refuseErrors(checked);
}

export async function readAndCheck(needs: Needs, names: readonly string[]): Promise<Checked[]> {
  if (names.length === 0) throw new UsageError("The files of posts are expected");
  const files = await Promise.all(names.map(readPostFile));
  const { siteUrl, siteAddresses, markdown, progress } = needs;
  const known = { siteUrl, paths: siteAddresses, slugs: await knownSlugs(needs, files) };
  const checked: Checked[] = [];
  for (const [index, file] of files.entries()) {
    progress(`checking ${file.path}`, index, files.length);
    const twins = twinFindings(file, files.slice(0, index));
    checked.push({ file, findings: [...twins, ...(await checkPost(file, { markdown, known }))] });
  }
  progress("checked", files.length, files.length);
  return checked;
}

/** @throws Error that counts the errors, if there are any, and says what comes of them */
export function refuseErrors(checked: readonly Checked[], outcome = ""): void {
  const findings = checked.flatMap((it) => it.findings);
  const errors = findings.filter(({ level }) => level === "error").length;
  if (errors > 0) throw new Error(`${errors} ${errors === 1 ? "error" : "errors"}${outcome}`);
}

/** One line for each finding, as editors jump to them, and how the excerpt will be cut. */
export function reportOf(checked: readonly Checked[], paint: Paint): string {
  return checked.map(({ file, findings }) => textOf(file, findings, paint)).join("");
}

function textOf({ path, post }: PostFile, findings: readonly Finding[], paint: Paint): string {
  const lines = findings.map(({ level, line, message }) => {
    const word = paint(level === "error" ? "red" : "yellow", level);
    return `${path}:${line}: ${word}: ${message}\n`;
  });
  if (findings.length === 0) lines.push(`${path}: ${paint("green", "ok")}\n`);
  if (post) lines.push(paint("dim", `  excerpt: ${excerptOf(post.content)}\n`));
  return lines.join("");
}

function rowsOf({ file: { path, post }, findings }: Checked) {
  const excerpt = post ? excerptOf(post.content) : null;
  return { file: path, slug: post?.slug ?? null, excerpt, findings };
}

async function readPostFile(name: string): Promise<PostFile> {
  const text = await readFile(name, "utf8").catch((failure: Error) => {
    throw new UsageError(`${name} cannot be read: ${failure.message}`);
  });
  return parsePostFile(name, text);
}

function twinFindings({ post, fieldLines }: PostFile, before: readonly PostFile[]): Finding[] {
  const twin = before.find((other) => post !== undefined && other.post?.slug === post.slug);
  return twin === undefined
    ? []
    : [error(fieldLines.get("slug") ?? 1, `${twin.path} has the slug ${post?.slug} as well`)];
}

/** Posts that files may link to. An author at work need not have a database at hand. */
async function knownSlugs(
  { openDb }: Needs,
  files: readonly PostFile[],
): Promise<ReadonlySet<string> | undefined> {
  const own = files.flatMap(({ post }) => post?.slug ?? []);
  const linked = files.flatMap(({ post }) => [
    ...(post?.content ?? "").matchAll(/\/insights\/([^\s)/?#"'<>]+)/g),
  ]);
  const slugs = linked.map(([, slug = ""]) => slug.replace(/\.md$/, ""));
  if (slugs.every((slug) => own.includes(slug))) return new Set(own);
  try {
    return new Set([...own, ...(await listKnownSlugs(await openDb(), slugs))]);
  } catch {
    return undefined;
  }
}

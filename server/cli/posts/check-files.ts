import { styleText } from "node:util";
import { checkPost, linkedSlugs } from "../../posts/files/check-post.ts";
import { error, type Finding, type PostFile, readPostFile } from "../../posts/files/post-file.ts";
import type { InspectedPost } from "../../posts/markdown/rendered-post.ts";
import { listKnownSlugs } from "../../posts/queries/post-records.ts";
import { UsageError } from "../terminal/run-command.ts";
import { counted, printable } from "../terminal/text-table.ts";
import type { CommandContext } from "./command-context.ts";

interface InspectedFile {
  file: PostFile;
  /** The parsed text, or the error why a page would show it unformatted. */
  inspected: InspectedPost | Error;
}

export interface CheckedFile extends InspectedFile {
  findings: Finding[];
}

/** `check FILE…`: lists the findings and fails if one is an error. */
export async function* checkFiles(
  context: CommandContext,
  names: string[],
): AsyncGenerator<string> {
  const checked = await readAndCheck(context, names);
  yield reportOf(checked);
  throwOnErrors(checked);
}

export async function readAndCheck(
  context: CommandContext,
  names: readonly string[],
): Promise<CheckedFile[]> {
  if (names.length === 0) throw new UsageError("The files of posts are expected");
  const files: InspectedFile[] = [];
  for (const name of names) files.push(await inspectFile(context, name));
  const { siteUrl, pictureHosts, listSiteAddresses } = context;
  const [paths, slugs] = await Promise.all([listSiteAddresses(), knownSlugs(context, files)]);
  const known = { siteUrl, pictureHosts, paths, slugs };
  const checked: CheckedFile[] = [];
  for (const [index, { file, inspected }] of files.entries()) {
    const duplicates = duplicateFindings(file, files.slice(0, index));
    const findings = [...duplicates, ...(await checkPost(file, inspected, known))];
    checked.push({ file, inspected, findings });
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

function textOf({ file, inspected, findings }: CheckedFile): string {
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

async function inspectFile({ markdown }: CommandContext, name: string): Promise<InspectedFile> {
  const file = await readPostFile(name).catch((failure: Error) => {
    throw new UsageError(`${name} cannot be read: ${failure.message}`);
  });
  const content = file.post?.content ?? "";
  const inspected = await markdown.inspect(content).catch((failure: Error) => failure);
  return { file, inspected };
}

function duplicateFindings(
  { post, fieldLines }: PostFile,
  before: readonly InspectedFile[],
): Finding[] {
  const other = before.find(({ file }) => post !== undefined && file.post?.slug === post.slug);
  if (other === undefined) return [];
  const message = `${other.file.path} has the slug ${post?.slug} as well`;
  return [error(fieldLines.get("slug") ?? 1, message)];
}

/** Slugs of posts that files may link to; undefined without a database, which authors may lack. */
async function knownSlugs(
  { openDb, siteUrl }: CommandContext,
  files: readonly InspectedFile[],
): Promise<ReadonlySet<string> | undefined> {
  const own = files.flatMap(({ file }) => file.post?.slug ?? []);
  const slugs = files.flatMap(({ file, inspected }) =>
    inspected instanceof Error
      ? []
      : linkedSlugs(inspected.references, file.post?.slug ?? "", { siteUrl }),
  );
  if (slugs.every((slug) => own.includes(slug))) return new Set(own);
  try {
    return new Set([...own, ...(await listKnownSlugs(await openDb(), slugs))]);
  } catch {
    return undefined;
  }
}

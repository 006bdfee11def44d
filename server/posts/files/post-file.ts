import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { stringify } from "yaml";
import type { NewPostRecord, PostRecord } from "../queries/post-records.ts";
import { error, type Finding, warning } from "./finding.ts";
import { readFrontMatter } from "./front-matter.ts";

/** A post as a file: front matter between two lines of `---`, then Markdown. */
export interface PostFile {
  path: string;
  /** Undefined if the front matter has an error; see `findings`. */
  post: NewPostRecord | undefined;
  /** Number of lines before the content. */
  linesBefore: number;
  /** The line of each field in the file. */
  fieldLines: ReadonlyMap<string, number>;
  findings: Finding[];
}

const FILE = /^\uFEFF?(---(\r?\n)(.*?\r?\n)?---[ \t]*\r?\n)(.*)$/s;

const REPLACEMENT_CHARACTER = "\uFFFD";

/** Reads and parses a file. A file in another encoding than UTF-8 has an error and no post. */
export async function readPostFile(path: string): Promise<PostFile> {
  const bytes = await readFile(path);
  if (!isUtf8(bytes))
    return faultyFile(path, lineOf(bytes), "The file is not UTF-8: save it as UTF-8");
  const text = bytes.toString();
  const file = parsePostFile(path, text);
  const lost = text.split("\n").findIndex((line) => line.includes(REPLACEMENT_CHARACTER));
  if (lost !== -1) {
    file.findings.push(warning(lost + 1, "A character was lost when the text was converted"));
  }
  return file;
}

/** The first line that is not UTF-8. */
function lineOf(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf("\n"); end !== -1; end = bytes.indexOf("\n", start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}

function faultyFile(path: string, line: number, message: string): PostFile {
  const findings = [error(line, message)];
  return { path, post: undefined, linesBefore: 0, fieldLines: new Map(), findings };
}

/** Parses a file. The content excludes one empty line at the beginning and the last line end. */
export function parsePostFile(path: string, text: string): PostFile {
  const [, head, lineEnd = "\n", yaml = "", rest = ""] = FILE.exec(`${text}\n`) ?? [];
  if (head === undefined) {
    return faultyFile(path, 1, "The file does not begin with fields between two lines of ---");
  }
  const { fields, fieldLines, findings } = readFrontMatter(yaml);
  const opening = rest.startsWith(lineEnd) ? lineEnd : "";
  const content = without(rest.slice(opening.length, -1), lineEnd);
  return {
    path,
    post: fields && { ...fields, content },
    linesBefore: linesIn(head) + linesIn(opening),
    fieldLines,
    findings,
  };
}

/** Reads the post in a file. @throws an error with file and line */
export async function readPost(path: string): Promise<NewPostRecord> {
  const { post, findings } = await readPostFile(path);
  if (post !== undefined) return post;
  const fault = findings.find(({ level }) => level === "error");
  throw new Error(`${path}:${fault?.line}: ${fault?.message}`);
}

/** The exact inverse of `parsePostFile`. */
export function postFileText({ content, ...fields }: PostRecord): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  const head = known.map(([name, value]) => `${name}: ${yamlOf(String(value))}\n`).join("");
  return `---\n${head}---\n\n${content}\n`;
}

/** Writes text with control characters as a JSON string, which is valid YAML and keeps line breaks. */
function yamlOf(text: string): string {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return JSON.stringify(text);
  // Removes only the line end that `stringify` adds, because other white space may belong to the text.
  return stringify(text, YAML).replace(/\n$/, "");
}

const YAML = { lineWidth: 0 };

function without(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

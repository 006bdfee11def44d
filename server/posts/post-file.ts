import { stringify } from "yaml";
import type { NewPostRecord, PostRecord } from "../db/post-records.ts";
import { error, type Finding } from "./finding.ts";
import { readFrontMatter } from "./front-matter.ts";

/** A post as a file: front matter between two lines of `---`, then markdown. */
export interface PostFile {
  path: string;
  /** Undefined when the front matter has an error; see the findings. */
  post: NewPostRecord | undefined;
  /** Lines of the file before the content. */
  linesBefore: number;
  /** The line of each field. */
  fieldLines: ReadonlyMap<string, number>;
  findings: Finding[];
}

const FILE = /^\uFEFF?(---(\r?\n)(.*?\r?\n)?---[ \t]*\r?\n)(.*)$/s;

/** Parses a file. One empty line before the content and the last line end are not part of it. */
export function parsePostFile(path: string, text: string): PostFile {
  const [, head, lineEnd = "\n", yaml = "", rest = ""] = FILE.exec(`${text}\n`) ?? [];
  if (head === undefined) {
    const findings = [error(1, "The file begins with no fields between two lines of ---")];
    return { path, post: undefined, linesBefore: 0, fieldLines: new Map(), findings };
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

/** The inverse of `parsePostFile`, to the byte. */
export function postFileText({ content, ...fields }: PostRecord): string {
  const known = Object.entries(fields).filter(([, value]) => value !== null);
  const head = known.map(([name, value]) => `${name}: ${yamlOf(String(value))}\n`).join("");
  return `---\n${head}---\n\n${content}\n`;
}

/** YAML folds line breaks; a JSON string is valid YAML and keeps them. */
function yamlOf(text: string): string {
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return JSON.stringify(text);
  // Only the added line end: other white space, such as U+00A0, may belong to the text.
  return stringify(text, YAML).replace(/\n$/, "");
}

const YAML = { lineWidth: 0 };

function without(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { LineCounter, parseDocument, type Scalar, stringify, visit } from "yaml";
import { error, type Finding, warning } from "../markdown/rendered-post.ts";
import type { NewPostRecord, PostRecord } from "../queries/post-records.ts";

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
  const lines = bytes.toString("latin1").split("\n");
  return 1 + lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
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
  return stringify(text, { lineWidth: 0 }).replace(/\n$/, "");
}

function without(text: string, ending: string): string {
  return text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

const SLUG_MAX = 500;

/** A text, or a value that YAML and JSON parse from one. */
export const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const date = v.pipe(
  text,
  v.transform((value) => parsePublishedAt(value)),
  v.string("is not a date, expected something like 2025-09-09T12:00:00Z"),
);
const required = v.pipe(text, v.nonEmpty("is empty"));

/** The fields of a post as people and other databases write them. */
export const PostFields = v.object({
  id: v.optional(required),
  slug: v.pipe(required, v.maxLength(SLUG_MAX, `is longer than ${SLUG_MAX} characters`)),
  /** May be empty, because other programs can write to the database. `check` reports it. */
  title: text,
  category: v.optional(text, "blog"),
  author: v.nullish(text, null),
  published_at: v.nullish(date, null),
  image_url: v.nullish(text, null),
  revision_note: v.nullish(text, null),
});

const FIELDS = new Set(Object.keys(PostFields.entries));

/** Parses the fields of a post; undefined if a finding is an error. `yaml` begins on the file's second line. */
function readFrontMatter(yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  visit(document, { Scalar: keepText });
  const findings = document.errors.map(({ pos, message }) =>
    error(1 + lines.linePos(pos[0]).line, message),
  );
  const fieldLines = linesOfFields(document, lines);
  if (findings.length > 0) return { fields: undefined, fieldLines, findings };
  for (const [name, line] of fieldLines) {
    if (!FIELDS.has(name)) findings.push(warning(line, `There is no field ${name}`));
  }
  const head = v.safeParse(PostFields, document.toJS() ?? {});
  if (head.success) return { fields: head.output, fieldLines, findings };
  for (const { path, message } of head.issues) {
    const name = String(path?.[0]?.key ?? "The head");
    findings.push(error(fieldLines.get(name) ?? 1, `${name} ${issueMessage(message)}`));
  }
  return { fields: undefined, fieldLines, findings };
}

/** Keeps texts that YAML would read as other values, such as the version 1.10 and the slug 2025.10. */
function keepText(_key: unknown, scalar: Scalar): void {
  if (typeof scalar.value !== "string" && scalar.value !== null) scalar.value = scalar.source;
}

function linesOfFields(document: ReturnType<typeof parseDocument>, lines: LineCounter) {
  const fieldLines = new Map<string, number>();
  const { contents } = document;
  if (contents === null || !("items" in contents)) return fieldLines;
  for (const item of contents.items) {
    const { key } = item as { key?: { value?: unknown; range?: [number, number, number] } };
    if (key?.range) fieldLines.set(String(key.value), 1 + lines.linePos(key.range[0]).line);
  }
  return fieldLines;
}

function issueMessage(message: string): string {
  return message.startsWith("Invalid") ? "is missing or not a text" : message;
}

const MOMENT =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,6})?)?(?: ?(Z|[+-]\d\d(?::?\d\d)?))?)?$/i;

/**
 * Converts common formats of dates to ISO 8601 with a time zone; the default is UTC. Undefined if the text
 * is not a date. Returns a string, because `Date` has no microseconds.
 */
export function parsePublishedAt(text: string): string | undefined {
  const [, year, month, day, hour = "00", minute = "00", second = "00", fraction = "", zone = "Z"] =
    MOMENT.exec(text.trim()) ?? [];
  const date = `${year}-${month}-${day}`;
  if (!isDay(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return;
  return `${date}T${hour}:${minute}:${second}${fraction}${zoneOf(zone)}`;
}

/** Rejects dates such as February 30, which `Date` parses as March 2. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date);
}

function zoneOf(zone: string): string {
  if (zone.toUpperCase() === "Z") return "Z";
  const [, sign, hours, minutes = "00"] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return `${sign}${hours}:${minutes}`;
}

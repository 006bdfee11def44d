import * as v from "valibot";
import { LineCounter, parseDocument, type Scalar, visit } from "yaml";
import type { NewPostRecord } from "../queries/post-records.ts";
import { error, type Finding, warning } from "./finding.ts";
import { parsePublishedAt } from "./published-at.ts";

type Fields = Omit<NewPostRecord, "content">;

interface FrontMatter {
  /** Undefined if one of the findings is an error. */
  fields: Fields | undefined;
  fieldLines: ReadonlyMap<string, number>;
  findings: Finding[];
}

const SLUG_MAX = 500;

/** A text, or a value that YAML and JSON parse from one. */
export const text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const date = v.pipe(
  text,
  v.transform((value) => parsePublishedAt(value)),
  v.string("is not a date, expected something like 2025-09-09T12:00:00Z"),
);
export const publishedAt = v.nullish(date, null);
const required = v.pipe(text, v.nonEmpty("is empty"));

const Head = v.object({
  id: v.optional(required),
  slug: v.pipe(required, v.maxLength(SLUG_MAX, `is longer than ${SLUG_MAX} characters`)),
  /** May be empty, because other programs can write to the database. `check` reports it. */
  title: text,
  category: v.optional(text, "blog"),
  author: v.nullish(text, null),
  published_at: publishedAt,
  image_url: v.nullish(text, null),
  revision_note: v.nullish(text, null),
});

const FIELDS = new Set(Object.keys(Head.entries));

/** Parses the fields of a post. `yaml` begins on the file's second line. */
export function readFrontMatter(yaml: string): FrontMatter {
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
  const head = v.safeParse(Head, document.toJS() ?? {});
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

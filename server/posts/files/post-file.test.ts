import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newPost } from "../../testing/new-records.ts";
import { parsePostFile, parsePublishedAt, postFileText, readPostFile } from "./post-file.ts";

const published_at = "2025-09-09T12:00:00.123456Z";
const revision_note = 'Line 1: the "area"\nand more';
const record = { ...newPost({ published_at, revision_note }), id: "42" };

test.each(["\n", "\r\n"])("parses fields and markdown with the line end %j", (end) => {
  const text = "---\nslug: a-b\ntitle: A, b\npublished_at: 2025-09-09\n---\n\nText.\n\nMore.\n";

  const { post, linesBefore, findings } = parsePostFile("a.md", text.replaceAll("\n", end));

  expect(post).toEqual({
    slug: "a-b",
    title: "A, b",
    category: "blog",
    author: null,
    image_url: null,
    published_at: "2025-09-09T00:00:00Z",
    revision_note: null,
    content: `Text.${end}${end}More.`,
  });
  expect([linesBefore, findings]).toEqual([6, []]);
});

test("parses its own output back to the same post", () => {
  const words = fc.string({ unit: "grapheme" });
  const marks = fc.stringMatching(/^[\r\n \t\u00A0\u2009\u3000#:'"-]{0,12}$/);
  const anyText = fc.oneof(words, marks);
  const maybe = fc.option(anyText, { nil: null });
  const records = fc.record({ title: anyText, content: anyText, author: maybe, image_url: maybe });

  fc.assert(
    fc.property(records, (changes) => {
      fc.pre(changes.title !== "" && !Object.values(changes).some((text) => text?.includes("\0")));
      const whole = { ...record, ...changes };

      expect(parsePostFile("a.md", postFileText(whole)).post).toEqual(whole);
    }),
  );
});

test.each([
  ["Text only", 1, "does not begin with fields"],
  ["---\ntitle: A\n---\n", 1, "slug is missing"],
  ["---\nslug: a\ntitle:\n---\n", 3, "title is missing or not a text"],
  ["---\nslug: a\ntitle: A\npublished_at: soon\n---\n", 4, "published_at is not a date"],
  ["---\nslug: a\ntitle: [A\n---\n", 4, "Flow sequence"],
])("reports the error in the front matter of %j with its line", (text, line, message) => {
  const { post, findings } = parsePostFile("a.md", text);

  expect(post).toBeUndefined();
  expect(findings).toEqual([{ level: "error", line, message: expect.stringContaining(message) }]);
});

test("an unknown field is a warning", () => {
  const { post, findings } = parsePostFile("a.md", "---\nslug: a\ntitle: A\ndate: x\n---\n");

  expect(post).toBeDefined();
  expect(findings).toEqual([{ level: "warning", line: 4, message: "There is no field date" }]);
});

test.each(["2025.10", "0x1F", "true"])("keeps the title %s as it is written", (title) => {
  const { post } = parsePostFile("a.md", `---\nslug: ${title}\ntitle: ${title}\n---\n\nText.\n`);

  expect(post).toMatchObject({ slug: title, title });
});

const head = "---\nslug: a\ntitle: ";

test.each([
  ["Windows-1252", Buffer.from(`${head}Caf\xe9\n---\n`, "latin1"), 3],
  ["quotes of Windows-1252", Buffer.from(`${head}A\n---\n\n\x93quoted\x94\n`, "latin1"), 6],
  ["UTF-16", Buffer.from(`\uFEFF${head}A\n---\n`, "utf16le"), 1],
])("a file that is not UTF-8 is an error with its line: %s", async (_encoding, bytes, line) => {
  const path = join(await mkdtemp(join(tmpdir(), "post-file-")), "a.md");
  await writeFile(path, bytes);

  const { post, findings } = await readPostFile(path);

  expect(post).toBeUndefined();
  expect(findings).toEqual([
    { level: "error", line, message: "The file is not UTF-8: save it as UTF-8" },
  ]);
  await rm(join(path, ".."), { recursive: true });
});

test.each([
  ["2025-09-09", "2025-09-09T00:00:00Z"],
  ["2025-09-09 12:30", "2025-09-09T12:30:00Z"],
  ["2025-09-09 12:00:00.123456+00", "2025-09-09T12:00:00.123456+00:00"],
  ["2025-09-09T12:00:00-0530", "2025-09-09T12:00:00-05:30"],
  ["", undefined],
  ["soon", undefined],
  ["2025-02-30", undefined],
  ["2025-02-03T25:00", undefined],
])("the date %j is read as %s, or undefined if it is none", (text, read) => {
  expect(parsePublishedAt(text)).toBe(read);
});

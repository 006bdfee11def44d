import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PostRecord } from "../db/post-records.ts";
import { parsePostFile, postFileText } from "./post-file.ts";

const record: PostRecord = {
  id: "42",
  slug: "four-dates",
  title: "Four dates",
  content: "# Text",
  image_url: null,
  category: "blog",
  author: null,
  published_at: "2025-09-09T12:00:00.123456Z",
  revision_note: 'Line 1: the "area"\nand more',
  updated_at: null,
};

test("parses fields and markdown", () => {
  const text = "---\nslug: a-b\ntitle: A, b\npublished_at: 2025-09-09\n---\n\nText.\n\nMore.\n";

  const { post, linesBefore, findings } = parsePostFile("a.md", text);

  expect(post).toEqual({
    slug: "a-b",
    title: "A, b",
    category: "blog",
    author: null,
    image_url: null,
    published_at: "2025-09-09T00:00:00Z",
    revision_note: null,
    content: "Text.\n\nMore.",
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

test("parses files with Windows line ends", () => {
  const { post } = parsePostFile("a.md", "---\r\nslug: a\r\ntitle: A\r\n---\r\n\r\nOne\r\ntwo\r\n");

  expect(post).toMatchObject({ slug: "a", title: "A", content: "One\r\ntwo" });
});

describe("reports errors in the front matter with their line:", () => {
  test.each([
    ["Text only", 1, "does not begin with fields"],
    ["---\ntitle: A\n---\n", 1, "slug is missing"],
    ["---\nslug: a\ntitle:\n---\n", 3, "title is missing or not a text"],
    ["---\nslug: a\ntitle: A\npublished_at: soon\n---\n", 4, "published_at is not a date"],
    ["---\nslug: a\ntitle: [A\n---\n", 4, "Flow sequence"],
  ])("%j", (text, line, message) => {
    const { post, findings } = parsePostFile("a.md", text);

    expect(post).toBeUndefined();
    expect(findings).toEqual([{ level: "error", line, message: expect.stringContaining(message) }]);
  });

  test("an unknown field is a warning", () => {
    const { post, findings } = parsePostFile("a.md", "---\nslug: a\ntitle: A\ndate: x\n---\n");

    expect(post).toBeDefined();
    expect(findings).toEqual([{ level: "warning", line: 4, message: "There is no field date" }]);
  });
});

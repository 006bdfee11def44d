import { describe, expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test("omits pictures and their alternative text from the excerpt of an unparsed text", () => {
  const unparsed = "*".repeat(300);

  expect(excerptOf(`![inline picture](/a.webp)Start of text ${unparsed}`)).toBe("Start of text");
});

describe("an excerpt is plain text", () => {
  test.each([
    ["emphasis", "Some **bold**, _soft_ and ~~old~~ words", "Some bold, soft and old words"],
    ["inline code", "Run `npm start` now", "Run npm start now"],
    ["link targets", "Read [the report](https://example.com/a_b) first", "Read the report first"],
    ["bare addresses", "See <https://example.com>", "See https://example.com"],
    ["pictures", "Before ![a rail](/pictures/a.webp) after", "Before after"],
    ["lists", "- one\n- two\n  1. three", "one two three"],
    ["task lists", "- [x] done\n- [ ] open", "done open"],
    ["quotes", "> quoted *words*\n> go on", "quoted words go on"],
    ["tables", "Before\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nafter", "Before after"],
    ["code blocks", "Before\n\n```js\nlet x;\n```\n\nafter", "Before after"],
    ["rules", "Before\n\n---\n\nafter", "Before after"],
    ["tags", "Some <b>bold</b> text<br>here", "Some bold text here"],
    ["blocks of HTML", "<script>alert(1)</script>\n\nText", "Text"],
    ["comments", "<!-- hidden -->\n\nText", "Text"],
    ["hard and soft line ends", "one  \ntwo\nthree", "one two three"],
    ["character references", "AT&amp;T &copy;", "AT&T ©"],
    ["escapes", "\\*not emphasis\\*", "*not emphasis*"],
    ["footnotes", "Held[^1] sideways.\n\n[^1]: By ballast.", "Held sideways."],
    ["footnotes explained elsewhere", "Held[^1] sideways.", "Held sideways."],
    ["references", "Read [the report][r].\n\n[r]: https://example.com", "Read the report."],
    ["references resolved elsewhere", "Read [it][r] and ![x][y] on.", "Read it and on."],
  ])("without the markup of %s", (_what, markdown, expected) => {
    const excerpt = excerptOf(markdown);

    expect(excerpt.replace(/\s+/g, " ")).toBe(expected);
  });

  test("that keeps a number and its unit on one line", () => {
    expect(excerptOf("Air plus 30\u00A0°F,\nor   more")).toBe("Air plus 30\u00A0°F, or more");
  });

  test.each([
    ["## Why rails buckle\n\nHeat becomes force.", "Why rails buckle. Heat becomes force."],
    ["# Ready?\n\nHeat becomes force.", "Ready? Heat becomes force."],
    ["Why rails buckle\n===", "Why rails buckle"],
  ])("that reads a heading as a sentence: %j", (markdown, expected) => {
    const excerpt = excerptOf(markdown);

    expect(excerpt).toBe(expected);
  });

  test.each([
    ["", ""],
    [" \n\n ", ""],
    ["![only a picture](/a.webp)", ""],
    ["שלום **עולם**", "שלום עולם"],
    ["مرحبا [بالعالم](/x)", "مرحبا بالعالم"],
  ])("for the text %j", (markdown, expected) => {
    const excerpt = excerptOf(markdown);

    expect(excerpt).toBe(expected);
  });
});

test("ends before the next heading after enough text", () => {
  const opening = "Continuous welded rail cannot grow. ".repeat(4).trim();

  const excerpt = excerptOf(`${opening}\n\n## Next\n\nMore.`);

  expect(excerpt).toBe(opening);
});

test("has at most the requested length, 280 characters by default", () => {
  const markdown = "word ".repeat(1000);

  const [short, usual] = [excerptOf(markdown, 22), excerptOf(markdown)];

  expect(short).toBe("word word word word…");
  expect(usual.length).toBeLessThanOrEqual(280);
});

test.each([
  "[",
  "*a_ ",
  "> - ",
  "`",
  "<div>",
  "a\n=\n",
  "[a][b] ",
  "|a|\n|-|\n",
  "\n",
  "\\",
  "www.a.b ",
])("reads only the beginning of a megabyte of %j", (mark) => {
  const beginning = mark.repeat(3_000 / mark.length);

  const excerpt = excerptOf(`${beginning}${"and so on ".repeat(100_000)}`);

  expect(excerpt).toBe(excerptOf(beginning));
  expect(excerpt.length).toBeLessThanOrEqual(280);
});

test("ignores text after line 80", () => {
  expect(excerptOf(`${"\n".repeat(79)}seen`)).toBe("seen");
  expect(excerptOf(`${"\n".repeat(80)}unseen`)).toBe("");
});

import { describe, expect, test } from "vitest";
import { createPostParser } from "./post-parser.ts";

const { parse, excerpt: excerptOf } = createPostParser({ siteUrl: "https://site.example" });

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
    ["references", "Read [the report][r].\n\n[r]: https://example.com", "Read the report."],
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

test("has at most 280 characters", () => {
  const excerpt = excerptOf("word ".repeat(1000));

  expect(excerpt).toMatch(/^(?:word )+word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(280);
});

const MORE = "\n\nMore text about culverts and rails.".repeat(120);

test.each([
  ["a reference defined at the end", "We use [Servo] every day.", "\n\n[Servo]: https://x.example"],
  ["a full reference", "We use [the browser][b] every day.", "\n\n[b]: https://x.example"],
  ["a footnote", "Held sideways[^1].", "\n\n[^1]: By ballast."],
  ["brackets in code", "The cell `rows[i][j]` and `[^,]+`.", ""],
  ["brackets in the text", "The set [1] and [a][b] of both.", ""],
  ["a callout", "> [!NOTE]\n> Read this before the work begins.", ""],
  ["a callout with a title", "> [!tip]- Before work\n> Read this.", ""],
  ["a table of HTML", `<table>${"<tr><td>1</td></tr>\n".repeat(200)}</table>\n\nThe text.`, ""],
  ["a layout of HTML", '<div class="a"><p>One <em>word</em>.</p></div><p>Two.</p>', ""],
  ["a heading of HTML", "<h2>Start</h2>\n<p>Two.</p>", ""],
  ["an emphasis of many marks", "**a** _b_ ".repeat(200), ""],
  ["a removed element", "<video src=a.mp4></video>\n\nText.", ""],
  ["an unclosed comment", "Seen.\n\n<!-- hidden\n\nhidden", ""],
  ["a picture that is not shown", "![Chart](data:image/png;base64,AA) Text.", ""],
  ["a long code block", `Seen.\n\n\`\`\`\n${"x = 1\n\n".repeat(500)}\`\`\`\n\nAfter.`, ""],
])("is the beginning of the text that the page shows: %s", (_what, start, end) => {
  for (const markdown of [start + end, start + MORE + end]) {
    const excerpt = excerptOf(markdown);

    expect(excerpt).toBe(parse(markdown).excerpt);
    expect(excerpt).not.toBe("");
    expect(excerpt).not.toMatch(/\[!|\]\(|hidden|<|\btd\b|Chart|x = 1/);
  }
  expect(excerptOf("The cell `rows[i][j]` and `[^,]+`.")).toBe("The cell rows[i][j] and [^,]+.");
  expect(excerptOf(`We use [Servo] here.${MORE}\n\n[Servo]: https://x.example`)).toMatch(
    /^We use Servo here\. More/,
  );
});

test("a long text is not parsed beyond its opening", () => {
  const endless = "a\n=\n".repeat(30_000);

  expect(excerptOf(`${"word ".repeat(100)} ${"a**b*c_ ".repeat(20_000)}`)).toMatch(/^word .*…$/);
  expect(excerptOf(`${"word ".repeat(100)}\n\n${"More. ".repeat(300)}\n\n${endless}`)).toMatch(
    /^word .*…$/,
  );
});

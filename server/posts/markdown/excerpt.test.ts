import { expect, test } from "vitest";
import { createPostParser } from "./post-parser.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });
const opening = "Continuous welded rail cannot grow. ".repeat(4).trim();

test.each([
  [`${opening}\n\n## Next\n\nMore.`, opening],
  ["word ".repeat(1000), `${"word ".repeat(55)}word…`],
  ["Some **bold**, _soft_ and ~~old~~ words", "Some bold, soft and old words"],
  ["Before ![a rail](/pictures/a.webp) after", "Before after"],
  ["- one\n- two\n  1. three", "one two three"],
  ["Before\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nafter", "Before after"],
  ["Before\n\n```js\nlet x;\n```\n\nafter", "Before after"],
  ["Some <b>bold</b> text<br>here", "Some bold text here"],
  ["<script>alert(1)</script>\n\nText", "Text"],
  ["Held[^1] sideways.\n\n[^1]: By ballast.", "Held sideways."],
  ["Air plus 30\u00A0°F,\nor   more", "Air plus 30\u00A0°F, or more"],
  ["## Why rails buckle\n\nHeat becomes force.", "Why rails buckle. Heat becomes force."],
  ["# Ready?\n\nHeat becomes force.", "Ready? Heat becomes force."],
  ["The cell `rows[i][j]` and `[^,]+`.", "The cell rows[i][j] and [^,]+."],
  ["", ""],
  ["![only a picture](/a.webp)", ""],
])("the excerpt of %j is the plain text %j", (markdown, expected) => {
  expect(parse(markdown).excerpt).toBe(expected);
});

test.each([
  ["a reference defined at the end", "We use [Servo] every day.", "\n\n[Servo]: https://x.example"],
  ["a footnote", "Held sideways[^1].", "\n\n[^1]: By ballast."],
  ["brackets in the text", "The set [1] and [a][b] of both.", ""],
  ["a callout", "> [!NOTE]\n> Read this before the work begins.", ""],
  ["a callout with a title", "> [!tip]- Before work\n> Read this.", ""],
  ["a table of HTML", `<table>${"<tr><td>1</td></tr>\n".repeat(200)}</table>\n\nThe text.`, ""],
  ["a layout of HTML", '<div class="a"><p>One <em>word</em>.</p></div><p>Two.</p>', ""],
  ["a removed element", "<video src=a.mp4></video>\n\nText.", ""],
  ["an unclosed comment", "Seen.\n\n<!-- hidden\n\nhidden", ""],
  ["a picture that is not shown", "![Chart](data:image/png;base64,AA) Text.", ""],
  ["a long code block", `Seen.\n\n\`\`\`\n${"x = 1\n\n".repeat(500)}\`\`\`\n\nAfter.`, ""],
])("is the beginning of the text that the page shows: %s", (_what, start, end) => {
  const { excerpt } = parse(start + end);

  expect(excerpt).not.toBe("");
  expect(excerpt).not.toMatch(/\[!|\]\(|hidden|<|\btd\b|Chart|x = 1/);
});

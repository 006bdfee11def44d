import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });

test.each([
  [
    "copies the opening with emphasis, without links and tables",
    "## Start\n\n![A rail](/a.webp)\n\nHeat **becomes** [force](/x)[^1] `here`.\n\n| a |\n|---|\n| 1 |\n\n- [x] one\n\n[^1]: Note",
    /^<p>Heat <strong>becomes<\/strong> force <code>here<\/code>\.<\/p><ul><li> one<\/li><\/ul>$/,
  ],
  ["cuts a lead between words", "word ".repeat(200), /^<p>(?:word )+word…<\/p>$/],
  [
    "does not end with an abbreviation",
    "A review of the *line* between the two cities of the north was written in one year by Dr. Smith and others.",
    /^<p>A review of the <em>line<\/em> between .*[a-z]…<\/p>$/,
  ],
  [
    "uses the excerpt if the post does not begin with text",
    "## Only a heading",
    /^<p>Only a heading<\/p>$/,
  ],
  [
    "ends before the next heading after enough text",
    `${"word ".repeat(12)}\n\n## Next\n\nmore`,
    /^<p>(?:word )+word<\/p>$/,
  ],
])("%s", (_title, markdown, lead) => {
  expect(htmlOf(markdown, "lead")).toMatch(lead);
});

test.each([
  ["beside its text", "![inline picture](https://other.example/a.webp)Start of text."],
  ["within a link", "[![inline picture](https://other.example/a.webp)](/x) Start of text."],
  ["of its own", "![inline picture](/a.webp) Start of text."],
])("omits the name of a picture %s", (_where, markdown) => {
  expect(htmlOf(markdown, "lead").replace(/\s+/g, " ")).toMatch(/^<p> ?Start of text\.<\/p>$/);
});

test("a lead does not exceed the maximum length", () => {
  const html = htmlOf(`${"*w* ord<br>".repeat(1000)}\n\nmore`, "lead");

  expect(html.length).toBeLessThan(4000);
  expect(html).toMatch(/^<p>(?:.|\n)+<\/p>$/);
});

test("the standfirst is the first paragraph, with which the text begins", () => {
  const { standfirst, html } = writeHtml(parse("One *word*.\n\nTwo."));

  expect(standfirst).toMatch(/^<p[^>]*>One <em>word<\/em>\.<\/p>$/);
  expect(html.startsWith(standfirst)).toBe(true);
  expect(html.slice(standfirst.length)).toContain("Two.");
});

test.each([
  ["a heading", "## Head\n\nOne."],
  ["a picture", "![A](/pictures/a.webp)\n\nOne."],
  ["a long paragraph", `${"word ".repeat(120)}\n\nOne.`],
  ["a footnote", "One.[^1]\n\nTwo.\n\n[^1]: A note."],
  ["the only paragraph", "One."],
])("a text that begins with %s has no standfirst", (_case, markdown) => {
  expect(writeHtml(parse(markdown)).standfirst).toBe("");
});

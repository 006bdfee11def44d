import { expect, test } from "vitest";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://www.example.com" });

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
])("a text that begins with %s has none", (_case, markdown) => {
  expect(writeHtml(parse(markdown)).standfirst).toBe("");
});

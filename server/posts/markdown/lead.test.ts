import { expect, test } from "vitest";
import { leadHtmlOf } from "../../testing/html-of.ts";

test("copies the opening with emphasis, without links and tables", () => {
  const html = leadHtmlOf(
    "## Start\n\n![A rail](/a.webp)\n\nHeat **becomes** [force](/x)[^1] `here`.\n\n| a |\n|---|\n| 1 |\n\n- [x] one\n\n[^1]: Note",
  );

  expect(html).toBe(
    "<p>Heat <strong>becomes</strong> force <code>here</code>.</p><ul><li> one</li></ul>",
  );
});

test.each([
  ["beside its text", "![inline picture](https://other.example/a.webp)Start of text."],
  ["on a line of its own", "![inline picture](https://other.example/a.webp)\nStart of text."],
  ["within a link", "[![inline picture](https://other.example/a.webp)](/x) Start of text."],
  ["of its own", "![inline picture](/a.webp) Start of text."],
  ["as HTML", '<img src="https://other.example/a.webp" alt="inline picture"> Start of text.'],
])("omits the name of a picture %s", (_where, markdown) => {
  expect(leadHtmlOf(markdown).replace(/\s+/g, " ")).toMatch(/^<p> ?Start of text\.<\/p>$/);
});

test("ends before the next heading after enough text", () => {
  const html = leadHtmlOf(`${"word ".repeat(30)}\n\n## Next\n\nmore`);

  expect(html).not.toContain("more");
});

test("a lead does not exceed the maximum length", () => {
  const html = leadHtmlOf(`${"*w* ord<br>".repeat(1000)}\n\nmore`);

  expect(html.length).toBeLessThan(4000);
  expect(html).toMatch(/^<p>(?:.|\n)+<\/p>$/);
});

test("cuts a lead between words", () => {
  const html = leadHtmlOf("word ".repeat(200));

  expect(html).toMatch(/^<p>(?:word )+word…<\/p>$/);
});

test("does not end with an abbreviation", () => {
  const html = leadHtmlOf(
    "A review of the *line* between the two cities of the north was written in one year by Dr. Smith and others.",
  );

  expect(html).toMatch(/^<p>A review of the <em>line<\/em> between .*[a-z]…<\/p>$/);
});

test("uses the excerpt if the post does not begin with text", () => {
  const html = leadHtmlOf("## Only a heading");

  expect(html).toBe("<p>Only a heading</p>");
});

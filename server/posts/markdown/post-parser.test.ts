import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });

test("returns headings and excerpt", () => {
  const post = parse(
    `Rails push.\n\n## One *step*\n\n${"word ".repeat(600)}\n\n### Two\n\n#### Three`,
  );

  expect(post).toMatchObject({
    headings: [
      { id: "one-step", text: "One step", depth: 2 },
      { id: "two", text: "Two", depth: 3 },
    ],
    excerpt: expect.stringMatching(/^Rails push\. One step\. word word .*…$/),
  });
});

test("returns a lead that is a plain object without positions", () => {
  const { lead } = parse("Some *text*\n\n- a\n- b");

  expect(JSON.parse(JSON.stringify(lead))).toEqual(lead);
  expect(JSON.stringify(lead)).not.toContain("position");
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

test.each([
  [
    "turns a heading of level 1 into level 2",
    "# Title\n\n## Part\n\n### Detail",
    '<h2 id="title">Title</h2><h2 id="part">Part</h2><h3 id="detail">Detail</h3>',
  ],
  [
    "keeps a table's alignment, and makes it a named scroll region",
    "| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |",
    '<page-island name="scroll-region" wake="0%" role="group" aria-label="Table" tabindex="0"><table>',
    '<th data-align="left" scope="col">a</th>',
    '<td data-align="center" data-label="b">2</td>',
    '<td data-align="right" data-label="c">3</td><td data-label="d">4</td>',
  ],
  [
    "adds names to the checkboxes of a task list, and wraps their text",
    "- [x] done **well**\n- [ ] open\n  - nested",
    '<input type="checkbox" disabled="" aria-label="Done" checked=""/><div> done <strong>well</strong></div>',
    'aria-label="Open"/><div> open<ul><li>nested</li></ul></div>',
  ],
  [
    "keeps paragraphs in a loose task list",
    "- [x] first\n\n  more\n\n- [ ] second",
    'checked=""/><div><p> first</p><p>more</p></div>',
  ],
  [
    "adds the id prefix to links to an author's anchor",
    '<a id="fig-1"></a>\n\nSee [the figure](#fig-1) and [below](#below).\n\n## Below',
    '<a id="post-fig-1">',
    '<a href="#post-fig-1">the figure</a>',
    '<a href="#below">below</a>',
  ],
  [
    "keeps allowed HTML tags",
    "<details><summary>More</summary>\n\nInner *text*\n\n</details>\n\nH<sub>2</sub>O <kbd>Esc</kbd>",
    "<details><summary>More</summary><p>Inner <em>text</em></p>",
    "<p>H<sub>2</sub>O <kbd>Esc</kbd></p>",
  ],
  [
    "sets the direction of right-to-left text",
    "שלום **עולם**\n\nEnglish مرحبا\n\n- مرحبا",
    '<p dir="rtl">שלום <strong>עולם</strong></p>',
    "<p>English مرحبا</p>",
    '<ul dir="rtl"><li dir="rtl">مرحبا</li></ul>',
  ],
])("%s", (_title, markdown, ...parts) => {
  const html = htmlOf(markdown).replaceAll(/\s*\n\s*/g, "");

  for (const part of parts) expect(html.toLowerCase()).toContain(part.toLowerCase());
  expect(html).not.toContain("style");
});

test("links footnotes and citations to each other", () => {
  const html = htmlOf("Once[^n], twice[^n].\n\n[^n]: The note.");

  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
  expect(targets).toHaveLength(4);
  expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  expect(html).toContain('<h2 id="post-footnote-label">Notes</h2>');
  expect(html).toContain('aria-describedby="post-footnote-label" aria-label="Note 1">1</a>');
  expect(html).toContain('aria-label="Back to text (2), note 1">Back to text (2)</a>');
});

test("makes the id of every heading unique and non-empty", () => {
  const html = htmlOf("## Main\n\n## Main\n\n## 🚂\n\n## Post fn 1\n\nText[^1]\n\n[^1]: Note");

  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain("main");
  expect(ids).not.toContain("");
});

test("shows links with any spelling of their scheme, and suppresses the referrer of those to other sites only", () => {
  const html = htmlOf(
    "[a](https://other.example/) [b](//other.example) [c](/solutions) [d](https://site.example/x) [e](Mailto:a@b.example) [f](Http://other.example/) [g](https://site.example:444/)",
  );

  expect(
    [...html.matchAll(/<a href="([^"]+)" rel="noopener noreferrer">/g)].map(([, to]) => to),
  ).toEqual([
    "https://other.example/",
    "//other.example",
    "http://other.example/",
    "https://site.example:444/",
  ]);
  expect(html).toContain('<a href="mailto:a@b.example">');
  expect(html).not.toContain("target=");
});

test.each([
  ["a line of code that begins far to the right", `\`\`\`yaml\n${" ".repeat(124)}deep: 1\n\`\`\``],
  ["an empty line of 150 spaces", " ".repeat(150)],
])("formats a post with %s", (_what, markdown) => {
  expect(htmlOf(`Opening.\n\n${markdown}\n\nSome **bold** text.`)).toContain("<strong>bold");
});

test.each(['<video src="a.mp4"></video>', "<p> </p>"])(
  "leaves no empty paragraph for %s",
  (markdown) => {
    expect(htmlOf(`One.\n\n${markdown}\n\nTwo.`)).toBe("<p>One.</p><p>Two.</p>");
  },
);

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
    escaped: false,
  });
});

test("adds size and all widths to known pictures", () => {
  const picture = {
    src: "/media/a-1200.webp",
    srcSet: "/media/a-600.webp 600w",
    width: 3,
    height: 2,
  };
  const pictureOf = (url: string) => (url === "/pictures/a.webp" ? picture : undefined);
  const { parse: parseSized } = createPostParser({ siteUrl: "https://site.example", pictureOf });

  const { html } = writeHtml(parseSized("![A](/pictures/a.webp) ![B](/b.webp)"));

  expect(html).toBe(
    '<p><img src="/media/a-1200.webp" alt="A" loading="lazy" decoding="async" width="3" height="2" ' +
      'srcSet="/media/a-600.webp 600w" sizes="(min-width: 62.5rem) min(66vw, 66rem), 100vw"/> ' +
      '<img src="/b.webp" alt="B" loading="lazy" decoding="async"/></p>',
  );
});

test("returns a lead that is a plain object without positions", () => {
  const { lead } = parse("Some *text*\n\n- a\n- b");

  expect(JSON.parse(JSON.stringify(lead))).toEqual(lead);
  expect(JSON.stringify(lead)).not.toContain("position");
});

test("turns a heading of level 1 into level 2", () => {
  const html = htmlOf("# Title\n\n## Part\n\n### Detail");

  expect(html).toBe('<h2 id="title">Title</h2><h2 id="part">Part</h2><h3 id="detail">Detail</h3>');
});

test("keeps a table's alignment without inline styles and makes it a named scroll region", () => {
  const html = htmlOf("| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |");

  expect(html).toMatch(
    /^<page-island name="scroll-region" wake="0%" role="group" aria-label="Table" tabindex="0"><table>/i,
  );
  expect(html).toContain('<th data-align="left" scope="col">a</th>');
  expect(html).toContain('<td data-align="center" data-label="b">2</td>');
  expect(html).toContain('<td data-align="right" data-label="c">3</td><td data-label="d">4</td>');
  expect(html).not.toContain("style");
});

test.each(["| a | b |\n|---|\n| 1 | 2 |", "| a |\n|---|---|\n| 1 |"])(
  "does not parse a table whose delimiter row has a different number of columns: %j",
  (markdown) => {
    const html = htmlOf(markdown);

    expect(html).not.toContain("<table");
    expect(html.replace(/<\/?p>/g, "").trim()).toBe(markdown);
  },
);

test("adds names to the checkboxes of a task list and wraps their text", () => {
  const html = htmlOf("- [x] done **well**\n- [ ] open\n  - nested");

  expect(html).toContain(
    '<input type="checkbox" disabled="" aria-label="Done" checked=""/><div> done <strong>well</strong></div>',
  );
  expect(html).toMatch(
    /aria-label="Open"\/><div> open\s*<ul>\s*<li>nested<\/li>\s*<\/ul>\s*<\/div>/,
  );
});

test("keeps paragraphs in a loose task list", () => {
  const html = htmlOf("- [x] first\n\n  more\n\n- [ ] second");

  expect(html).toMatch(/checked=""\/><div>\s*<p> first<\/p>\s*<p>more<\/p>\s*<\/div>/);
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

test("adds the id prefix to links to an author's anchor", () => {
  const html = htmlOf(
    '<a id="fig-1"></a>\n\nSee [the figure](#fig-1) and [below](#below).\n\n## Below',
  );

  expect(html).toContain('<a id="post-fig-1">');
  expect(html).toContain('<a href="#post-fig-1">the figure</a>');
  expect(html).toContain('<a href="#below">below</a>');
});

test("makes the id of every heading unique and non-empty", () => {
  const html = htmlOf("## Main\n\n## Main\n\n## 🚂\n\n## Post fn 1\n\nText[^1]\n\n[^1]: Note");

  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain("main");
  expect(ids).not.toContain("");
});

test("keeps the language of code and makes it scrollable with the keyboard", () => {
  const html = htmlOf("```python\na < b\n```");

  expect(html).toContain(
    '<pre tabindex="0" role="group" aria-label="Code, python"><code class="language-python">a &lt; b\n</code></pre>',
  );
});

test("keeps allowed HTML tags", () => {
  const html = htmlOf(
    "<details><summary>More</summary>\n\nInner *text*\n\n</details>\n\nH<sub>2</sub>O <kbd>Esc</kbd>",
  );

  expect(html).toContain("<details><summary>More</summary><p>Inner <em>text</em></p>");
  expect(html).toContain("<p>H<sub>2</sub>O <kbd>Esc</kbd></p>");
});

test("suppresses the referrer of links to other sites only", () => {
  const html = htmlOf(
    "[a](https://other.example/) [b](//other.example) [c](/solutions) [d](https://site.example/x) [e](mailto:a@b.example)",
  );

  expect(
    [...html.matchAll(/<a href="([^"]+)" rel="noopener noreferrer">/g)].map(([, to]) => to),
  ).toEqual(["https://other.example/", "//other.example"]);
  expect(html).not.toContain("target=");
});

test("sets the direction of right-to-left text", () => {
  const html = htmlOf("שלום **עולם**\n\nEnglish مرحبا\n\n- مرحبا");

  expect(html).toContain('<p dir="rtl">שלום <strong>עולם</strong></p>');
  expect(html).toContain("<p>English مرحبا</p>");
  expect(html).toContain('<ul dir="rtl"><li dir="rtl">مرحبا</li></ul>');
});

test.each([
  ["nesting that only tags bring", "<div>".repeat(150)],
  ["quotes nested 150 deep", `${"> ".repeat(150)}a`],
  ["a text that is too long", "word ".repeat(50_000)],
])("throws for %s", (_what, markdown) => {
  const parsing = () => parse(markdown);

  expect(parsing).toThrow(RangeError);
});

test.each([
  ["a line of code that begins far to the right", `\`\`\`yaml\n${" ".repeat(124)}deep: 1\n\`\`\``],
  ["an empty line of 150 spaces", " ".repeat(150)],
  ["a table of spaces", `| a | b |\n|---|---|\n|${" ".repeat(300)}| 1 |`],
  ["tabs before a line", `- one\n${"\t".repeat(60)}two`],
  ["a row of dashes and pluses", "+ - ".repeat(20)],
  ["an address with many markers", "1. ".repeat(30)],
])("formats a post with %s", (_what, markdown) => {
  expect(htmlOf(`Opening.\n\n${markdown}\n\nSome **bold** text.`)).toContain("<strong>bold");
});

test.each([
  ["> [!note]\n> Read this.", "Note"],
  ["> [!INFO]\n> Read this.", "Info"],
  ["> [!tip]- Before work\n> Read this.", "Before work"],
  ["> [!Warning]\n>\n> Read this.", "Warning"],
  ["> [!TIP]\n> - one\n> - two", "Tip"],
])("labels the callout %j", (markdown, label) => {
  const html = htmlOf(markdown);

  expect(html).toContain(`<div role="note"><p><strong>${label}</strong></p>`);
  expect(html).not.toContain("[!");
  expect(html).not.toMatch(/<p>\s*<\/p>/);
});

test.each([
  '<video src="a.mp4"></video>',
  "<p></p>",
  "<p> </p>",
  "<p><!-- x --></p>",
  "<script></script>",
])("leaves no empty paragraph for %s", (markdown) => {
  expect(htmlOf(`One.\n\n${markdown}\n\nTwo.`)).toBe("<p>One.</p><p>Two.</p>");
});

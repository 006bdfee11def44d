import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";
import { createPostParser } from "./post-parser.ts";
import { writeHtml } from "./write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });

test("returns headings, excerpt and a lead that is a plain object without positions", () => {
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
  expect(JSON.parse(JSON.stringify(post.lead))).toEqual(post.lead);
  expect(JSON.stringify(post.lead)).not.toContain("position");
});

test.each([
  [
    "turns a heading of level 1 into level 2",
    "# Title\n\n## Part\n\n### Detail",
    '<h2 id="title">Title</h2><h2 id="part">Part</h2><h3 id="detail">Detail</h3>',
  ],
  [
    "adds the id prefix to links to an author's anchor",
    '<a id="fig-1"></a>\n\nSee [the figure](#fig-1) and [below](#below).\n\n## Below',
    '<p><a id="post-fig-1"></a></p><p>See <a href="#post-fig-1">the figure</a> and <a href="#below">below</a>.</p><h2 id="below">Below</h2>',
  ],
  [
    "keeps allowed HTML tags",
    "<details><summary>More</summary>\n\nInner *text*\n\n</details>\n\nH<sub>2</sub>O <kbd>Esc</kbd>",
    "<details><summary>More</summary><p>Inner <em>text</em></p></details><p>H<sub>2</sub>O <kbd>Esc</kbd></p>",
  ],
  [
    "sets the direction of right-to-left text",
    "שלום **עולם**\n\nEnglish مرحبا\n\n- مرحبا",
    '<p dir="rtl">שלום <strong>עולם</strong></p><p>English مرحبا</p><ul dir="rtl"><li dir="rtl">مرحبا</li></ul>',
  ],
  ["leaves no empty paragraph", 'One.\n\n<video src="a"></video>\n\n<p> </p>', "<p>One.</p>"],
  [
    "turns an alert into a note with its label",
    "> [!WARNING]\n> Never enter a *culvert* alone.\n\n> [!tIP]\n>\n> - one",
    '<div role="note"><p><strong>Warning</strong></p><p>Never enter a <em>culvert</em> alone.</p></div>' +
      '<div role="note"><p><strong>Tip</strong></p><ul><li>one</li></ul></div>',
  ],
  [
    "keeps an unknown alert and a marker inside a sentence",
    "> [!PRICE]\n> See [!NOTE] here",
    "<blockquote><p>[!PRICE]\nSee [!NOTE] here</p></blockquote>",
  ],
  [
    "marks a number in bold at the beginning of a quotation",
    "> **13 years** to inspect them.",
    '<blockquote><p><strong data-figure="">13 years</strong> to inspect them.</p></blockquote>',
  ],
  [
    "adds a caption to a titled picture that is alone in a paragraph",
    '![A rail](/a.webp "At noon")\n\nText ![B](/b.webp "In text")',
    '<figure><img src="/a.webp" alt="A rail" loading="lazy" decoding="async"/><figcaption>At noon</figcaption></figure>' +
      '<p>Text <img src="/b.webp" alt="B" title="In text" loading="lazy" decoding="async"/></p>',
  ],
  ["shows a data picture as its name", "![A](data:image/png,A) ![](data:,)", "<p>A Picture</p>"],
  [
    "shows a linked picture on another host as its name",
    "[![Build](https://img.example/b.svg)](https://other.example)",
    '<p><a href="https://other.example" rel="noopener noreferrer">Build</a></p>',
  ],
  [
    "gives preformatted text without code no copy button",
    "<pre>Mile 12\n  Mile 13</pre>",
    '<pre tabindex="0">Mile 12\n  Mile 13</pre>',
  ],
])("%s", (_title, markdown, html) => {
  expect(htmlOf(markdown)).toBe(html);
});

test.each([
  [
    "keeps a table's alignment, and makes it a named scroll region",
    "| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |",
    '<page-island name="scroll-region" wake="0%" role="group" aria-label="Table" tabIndex="0"><table>',
    '<th data-align="left" scope="col">a</th>',
    '<td data-align="center" data-label="b">2</td>',
    '<td data-align="right" data-label="c">3</td><td data-label="d">4</td>',
  ],
  [
    "names the column in each cell of a wide table, also of a head with markup",
    "| Day | Place | *Train* | Cause |\n|--:|---|---|---|\n| 1 | Togo | 34 | Rain |",
    'data-label="Day">1</td><td data-label="Place">Togo</td><td data-label="Train">34</td><td data-label="Cause">',
  ],
  [
    "adds names to the checkboxes of a task list, and wraps their text",
    "- [x] done **well**\n- [ ] open\n  - nested",
    '<input type="checkbox" disabled="" aria-label="Done" checked=""/><div> done <strong>well</strong></div>',
    'aria-label="Open"/><div> open\n<ul><li>nested</li></ul></div>',
  ],
  [
    "keeps paragraphs in a loose task list",
    "- [x] first\n\n  more\n\n- [ ] second",
    'checked=""/><div><p> first</p><p>more</p></div>',
  ],
  [
    "links footnotes and citations to each other",
    "Once[^n], twice[^n].\n\n[^n]: The note.",
    '<h2 id="post-footnote-label">Notes</h2>',
    'aria-describedby="post-footnote-label" aria-label="Note 1">1</a>',
    'aria-label="Back to text (2), note 1">Back to text (2)</a>',
  ],
  [
    "highlights code, labels it with its language, and lets it scroll by keyboard",
    "```python\n# Force\nE = 207e9\nf'{x}'\n```",
    '<div class="code-head"><span>python</span></div>',
    '<pre tabindex="0" role="group" aria-label="Code, python"><code class="language-python">',
    '<span class="hljs-comment"># Force</span>\nE = <span class="hljs-number">207e9</span>',
    '<span class="hljs-string">f&#x27;<span class="hljs-subst">{x}</span>&#x27;</span>',
  ],
  [
    "labels code in a fence without a language Code",
    "```\na = 1\n```",
    "<span>Code</span>",
    ">a = 1\n</code>",
  ],
  [
    "labels code in a language without highlighting with its word",
    "```Route\na: <1>\n```",
    "<span>Route</span>",
    'aria-label="Code, Route"',
    ">a: &lt;1&gt;\n</code>",
  ],
])("%s", (_title, markdown, ...parts) => {
  const html = htmlOf(markdown ?? "");

  for (const part of parts) expect(html).toContain(part);
  const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
  for (const target of targets) expect(html).toContain(` id="${target}"`);
});

test.each([
  ["bold text without a number", "> **Never** alone."],
  ["bold text within a sentence", "> It takes **13 years**."],
  ["a table of three columns", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |"],
  ["a table of numbers", "| a | b | c | d |\n|---|--:|--:|--:|\n| 1 | 2 | 3 | 4 |"],
  ["cells across columns", "<table><tr><th>a<th>b<th>c<th>d</tr><tr><td colspan=2>1<td>2<td>3"],
  ["a table without heads", "<table><tr><td>a<td>b<td>c<td>d</tr><tr><td>1<td>2<td>3<td>4"],
])("marks no figure and names no column in %s", (_what, markdown) => {
  expect(htmlOf(markdown)).not.toMatch(/data-(?:figure|label)/);
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
  ["a.webp", "a.webp"],
  ["HTTPS://Site.example:443/a.webp?b#c", "/a.webp?b#c"],
  ["//site.example/a.webp", "/a.webp"],
])("shows a picture of this site: %s", (address, src) => {
  const html = htmlOf(`![A rail](${address})`);

  expect(html).toBe(`<p><img src="${src}" alt="A rail" loading="lazy" decoding="async"/></p>`);
});

test.each([
  "https://other.example/a.png",
  "/\\other.example/a.png",
  "https://site.example.evil.example/a.png",
  "https://site.example@evil.example/a.png",
  "https://site.example:444/a.png",
])("replaces a picture on another host by a link: %s", (address) => {
  const html = htmlOf(`<img src="${address}" alt="A rail">`);

  expect(html).toBe(`<a href="${address}" rel="noopener noreferrer">A rail</a>`);
});

test.each(["/&#9;/other.example/a.png", "http://["])("shows no picture at %s", (address) => {
  expect(htmlOf(`<img src="${address}" alt="A rail">`)).not.toContain("<img");
});

test("adds size and all widths to known pictures", () => {
  const srcSet = "/media/a-600.webp 600w";
  const picture = { src: "/media/a-1200.webp", srcSet, width: 3, height: 2 };
  const pictureOf = (url: string) => (url === "/pictures/a.webp" ? picture : undefined);
  const parser = createPostParser({ siteUrl: "https://site.example", pictureOf });

  expect(writeHtml(parser.parse("![A](/pictures/a.webp)")).html).toBe(
    '<p><img src="/media/a-1200.webp" alt="A" loading="lazy" decoding="async" width="3" height="2" ' +
      'srcSet="/media/a-600.webp 600w" sizes="(min-width: 62.5rem) min(66vw, 66rem), 100vw"/></p>',
  );
});

test("does not highlight a listing that is too long", () => {
  expect(htmlOf(`\`\`\`python\n${"#".repeat(8_001)}\n\`\`\``)).not.toContain("hljs-");
});

test.each([
  ["a line of code that begins far to the right", `\`\`\`yaml\n${" ".repeat(124)}deep: 1\n\`\`\``],
  ["an empty line of 150 spaces", " ".repeat(150)],
])("formats a post with %s", (_what, markdown) => {
  expect(htmlOf(`Opening.\n\n${markdown}\n\nSome **bold** text.`)).toContain("<strong>bold");
});

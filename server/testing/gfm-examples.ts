/** An example of a specification: markdown and the HTML it must render to. */
export interface Example {
  number: number;
  section: string;
  markdown: string;
  html: string;
}

const table = (head: string, body = "") =>
  `<table><thead><tr>${head}</tr></thead>${body && `<tbody>${body}</tbody>`}</table>`;
const th = (...cells: string[]) => cells.map((cell) => `<th>${cell}</th>`).join("");
const tr = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const task = (box: string, rest: string) =>
  `<li class="task-list-item"><input type="checkbox" disabled${box}> ${rest}</li>`;
const tasks = (items: string) => `<ul class="contains-task-list">\n${items}\n</ul>`;

const tables: [number, string, string][] = [
  [198, "| foo | bar |\n| --- | --- |\n| baz | bim |", table(th("foo", "bar"), tr("baz", "bim"))],
  [
    199,
    "| abc | defghi |\n:-: | -----------:\nbar | baz",
    table(
      '<th align="center">abc</th><th align="right">defghi</th>',
      '<tr><td align="center">bar</td><td align="right">baz</td></tr>',
    ),
  ],
  [
    200,
    "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |",
    table(th("f|oo"), tr("b <code>|</code> az") + tr("b <strong>|</strong> im")),
  ],
  [
    201,
    "| abc | def |\n| --- | --- |\n| bar | baz |\n> bar",
    `${table(th("abc", "def"), tr("bar", "baz"))}<blockquote><p>bar</p></blockquote>`,
  ],
  [
    202,
    "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar",
    `${table(th("abc", "def"), tr("bar", "baz") + tr("bar", ""))}<p>bar</p>`,
  ],
  [203, "| abc | def |\n| --- |\n| bar |", "<p>| abc | def |\n| --- |\n| bar |</p>"],
  [
    204,
    "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |",
    table(th("abc", "def"), tr("bar", "") + tr("bar", "baz")),
  ],
  [205, "| abc | def |\n| --- | --- |", table(th("abc", "def"))],
];

const lists: [number, string, string][] = [
  [279, "- [ ] foo\n- [x] bar", tasks(`${task("", "foo")}\n${task(" checked", "bar")}`)],
  [
    280,
    "- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim",
    tasks(
      `${task(" checked", `foo\n${tasks(`${task("", "bar")}\n${task(" checked", "baz")}`)}\n`)}\n${task("", "bim")}`,
    ),
  ],
];

const strikes: [number, string, string][] = [
  [491, "~~Hi~~ Hello, ~there~ world!", "<p><del>Hi</del> Hello, <del>there</del> world!</p>"],
  [492, "This ~~has a\n\nnew paragraph~~.", "<p>This ~~has a</p><p>new paragraph~~.</p>"],
  [493, "This will ~~~not~~~ strike.", "<p>This will ~~~not~~~ strike.</p>"],
];

const HOST = "www.commonmark.org";
const addresses: [number, string, string][] = [
  [622, HOST, `<p>${link(`http://${HOST}`, HOST)}</p>`],
  [
    623,
    `Visit ${HOST}/help for more information.`,
    `<p>Visit ${link(`http://${HOST}/help`, `${HOST}/help`)} for more information.</p>`,
  ],
  [
    624,
    `Visit ${HOST}.\n\nVisit ${HOST}/a.b.`,
    `<p>Visit ${link(`http://${HOST}`, HOST)}.</p><p>Visit ${link(`http://${HOST}/a.b`, `${HOST}/a.b`)}.</p>`,
  ],
  [
    626,
    "www.google.com/search?q=(business))+ok",
    `<p>${link("http://www.google.com/search?q=(business))+ok", "www.google.com/search?q=(business))+ok")}</p>`,
  ],
  [
    627,
    "www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;",
    `<p>${link("http://www.google.com/search?q=commonmark&amp;hl=en", "www.google.com/search?q=commonmark&amp;hl=en")}</p>` +
      `<p>${link("http://www.google.com/search?q=commonmark", "www.google.com/search?q=commonmark")}&amp;hl;</p>`,
  ],
  [628, `${HOST}/he<lp`, `<p>${link(`http://${HOST}/he`, `${HOST}/he`)}&lt;lp</p>`],
  // Without its last line, a link to FTP, which the sanitiser removes.
  [
    629,
    "http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))",
    `<p>${link("http://commonmark.org", "http://commonmark.org")}</p><p>(Visit ${link(
      "https://encrypted.google.com/search?q=Markup+(business)",
      "https://encrypted.google.com/search?q=Markup+(business)",
    )})</p>`,
  ],
  [630, "foo@bar.baz", `<p>${link("mailto:foo@bar.baz", "foo@bar.baz")}</p>`],
  [
    631,
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    `<p>hello@mail+xyz.example isn't valid, but ${link("mailto:hello+xyz@mail.example", "hello+xyz@mail.example")} is.</p>`,
  ],
  [
    632,
    "a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_",
    `<p>${link("mailto:a.b-c_d@a.b", "a.b-c_d@a.b")}</p><p>${link("mailto:a.b-c_d@a.b", "a.b-c_d@a.b")}.</p>` +
      "<p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>",
  ],
];

const sections = {
  Tables: tables,
  "Task list items": lists,
  Strikethrough: strikes,
  Autolinks: addresses,
};

/**
 * The extensions of GitHub Flavored Markdown (https://github.github.com/gfm/), by the numbers of its
 * examples. Task lists have the classes that GitHub gives them.
 */
export const gfmExamples: Example[] = Object.entries(sections).flatMap(([section, examples]) =>
  examples.map(([number, markdown, html]) => ({ number, section, markdown, html })),
);

const row = (tag: "td" | "th", cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
const table = (head: readonly string[], ...body: (readonly string[])[]) => {
  const rows = body.map((cells) => row("td", cells)).join("");
  return `<table><thead>${row("th", head)}</thead>${rows && `<tbody>${rows}</tbody>`}</table>`;
};
const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;
const task = (isDone: boolean, text: string) =>
  `<li class="task-list-item"><input type="checkbox" disabled${isDone ? " checked" : ""}> ${text}</li>`;
const tasks = (...items: string[]) => `<ul class="contains-task-list">\n${items.join("\n")}\n</ul>`;

const HEAD = "| rail | heat |\n| --- | --- |";
const head = ["rail", "heat"];

/**
 * Markdown, and the HTML that the extensions of GitHub Flavored Markdown
 * (https://github.github.com/gfm/) ask for. Task lists have the classes that GitHub gives them.
 */
export const gfmExamples: readonly (readonly [name: string, markdown: string, html: string])[] = [
  ["a table", `${HEAD}\n| left | 41 |`, table(head, ["left", "41"])],
  [
    "a table with aligned columns and without outer pipes",
    "km | gauge\n:-: | ----:\n12 | 1435",
    '<table><thead><tr><th align="center">km</th><th align="right">gauge</th></tr></thead>' +
      '<tbody><tr><td align="center">12</td><td align="right">1435</td></tr></tbody></table>',
  ],
  [
    "escaped pipes in cells",
    `| left\\|right | heat |\n| --- | --- |\n| \`a \\| b\` | **\\|** |`,
    table(["left|right", "heat"], ["<code>a | b</code>", "<strong>|</strong>"]),
  ],
  [
    "a quotation that ends a table",
    `${HEAD}\n| left | 41 |\n> hot`,
    `${table(head, ["left", "41"])}<blockquote><p>hot</p></blockquote>`,
  ],
  [
    "a line without pipes as a row, and an empty line that ends a table",
    `${HEAD}\nleft\n\nhot`,
    `${table(head, ["left", ""])}<p>hot</p>`,
  ],
  [
    "a head with more cells than its delimiters as text",
    "| rail | heat |\n| --- |\n| left |",
    "<p>| rail | heat |\n| --- |\n| left |</p>",
  ],
  [
    "rows with too few and too many cells",
    `${HEAD}\n| left |\n| right | 40 | 39 |`,
    table(head, ["left", ""], ["right", "40"]),
  ],
  ["a table without rows", HEAD, table(head)],
  ["open and done tasks", "- [ ] clip\n- [x] weld", tasks(task(false, "clip"), task(true, "weld"))],
  [
    "tasks within a task",
    "- [x] weld\n  - [ ] grind\n- [ ] clip",
    tasks(task(true, `weld\n${tasks(task(false, "grind"))}\n`), task(false, "clip")),
  ],
  [
    "text struck through by one or two signs",
    "~~rail~~ ~heat~ track",
    "<p><del>rail</del> <del>heat</del> track</p>",
  ],
  [
    "signs in two paragraphs as text",
    "the ~~rail\n\nand heat~~",
    "<p>the ~~rail</p><p>and heat~~</p>",
  ],
  ["three signs as text", "rail ~~~heat~~~ track", "<p>rail ~~~heat~~~ track</p>"],
  [
    "a bare address without its final punctuation",
    "See www.rail.example/a.b, or (www.rail.example/(c)).",
    `<p>See ${link("http://www.rail.example/a.b", "www.rail.example/a.b")}, or ` +
      `(${link("http://www.rail.example/(c)", "www.rail.example/(c)")}).</p>`,
  ],
  [
    "a bare address with a query, and a character reference after it as text",
    "https://rail.example/?a=1&b=2 https://rail.example/?a=1&b;",
    `<p>${link("https://rail.example/?a=1&amp;b=2")} ${link("https://rail.example/?a=1")}&amp;b;</p>`,
  ],
  [
    "a bare address up to an angle bracket",
    "http://rail.example/he<at",
    `<p>${link("http://rail.example/he")}&lt;at</p>`,
  ],
  [
    "a bare mail address, with a plus sign only before its @",
    "ada@rail.example, ada+heat@rail.example, ada@rail+heat.example",
    `<p>${link("mailto:ada@rail.example", "ada@rail.example")}, ` +
      `${link("mailto:ada+heat@rail.example", "ada+heat@rail.example")}, ada@rail+heat.example</p>`,
  ],
  [
    "a mail address before a full stop, but not before a hyphen or an underscore",
    "a.b-c_d@rail.example. a@rail.example- a@rail.example_",
    `<p>${link("mailto:a.b-c_d@rail.example", "a.b-c_d@rail.example")}. a@rail.example- a@rail.example_</p>`,
  ],
];

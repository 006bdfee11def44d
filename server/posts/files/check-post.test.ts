import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../routes.ts";
import { silentLog } from "../../testing/every-database.ts";
import { createMarkdown } from "../markdown/markdown.ts";
import { checkPost, type KnownSite } from "./check-post.ts";
import { type PostFile, parsePostFile } from "./post-file.ts";

const OPENING =
  "Rail that is hotter than the day it was fixed pushes against itself, and sometimes it moves.";

const markdown = createMarkdown({ log: silentLog, deadlineMs: 20_000 });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "posts-check-"));
  await mkdir(join(folder, "posts", "deep"), { recursive: true });
  const create = { width: 60, height: 30, channels: 3, background: "#36c" } as const;
  const picture = await sharp({ create }).png().toBuffer();
  for (const name of ["there.jpg", "deep/photo@2x.png", "A, B.png", "cafe\u0301.png"]) {
    await writeFile(join(folder, "posts", name), picture);
  }
  await writeFile(join(folder, "scan.png"), picture);
  await writeFile(join(folder, "posts/empty.png"), "");
  await writeFile(join(folder, "posts/page.png"), "<html>Not found</html>");
  await symlink(join(folder, "scan.png"), join(folder, "posts/link.png"));
  await symlink(join(folder, "posts/there.jpg"), join(folder, "posts/inner.png"));
});
afterAll(async () => {
  await markdown.close();
  await rm(folder, { recursive: true });
});

const known = {
  siteUrl: "https://site.example",
  pictureHosts: undefined,
  paths: new Set(["/careers"]),
  listSlugs: async () => new Set(["other", "über-gleise"]),
};

const findingsIn = (text: string) =>
  findingsOf(parsePostFile(join(folder, "posts/a.md"), text), known);

async function findingsOf(file: PostFile, site: KnownSite) {
  const content = file.post?.content ?? "";
  const inspected = await markdown.inspect(content).catch((failure: Error) => failure);
  const findings = await checkPost(file, inspected, site);
  return findings.map(({ level, line, message }) => `${level} ${line}: ${message}`);
}

/** A post whose content begins on line 6 with a long enough opening; `text` follows on line 8. */
const findingsAbout = (text: string) =>
  findingsIn(`---\nslug: a\ntitle: A title\n---\n\n${OPENING}\n\n${text}\n`);

test("a correct post has no findings", async () => {
  const text = `## One\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n### Two\n\n[on](#one) and [other](/insights/other),
[a third](/insights/über-gleise), [us](https://site.example/careers), [them](https://else.example/x).\n\n![A rail](there.jpg)`;

  expect(await findingsAbout(text)).toEqual([]);
});

test.each([
  ["| a |\n|---|\n| 1 | 2 |\n", /^warning 10: The row has 2 cells, the table 1 columns/],
  ["![](there.jpg)", /^error 8: The picture has no alternative text/],
  ["[x](/nowhere)", /^error 8: The site has no page \/nowhere/],
  ["[x](#nowhere)", /^error 8: There is no heading #nowhere/],
  ["[x](/insights/unknown)", /^error 8: There is no post unknown/],
  ["Text.\n\nSee [x].\n\n[x]: /nowhere", /^error 10: The site has no page/],
  ['See <a href="/nowhere">it</a>.', /^error 8: The site has no page \/nowhere/],
  ["<ul>\n<li><a\nhref='https://site.example/nowhere'>it</a>\n</ul>", /^error 9: The site has no/],
  ["[x](javascript:alert)", /^error 8: The page shows no link to javascript/],
])("reports %j with its line", async (text, expected) => {
  expect(await findingsAbout(text)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ["a text that the page would show unformatted", "word ".repeat(50_000), 6, "too long"],
  [
    "a picture that is too long for a text",
    `![A][1]\n\n[1]: <data:image/png;base64,${"A".repeat(200_000)}>`,
    10,
    "A picture is written into the text",
  ],
])("reports %s with its line", async (_what, text, line, message) => {
  expect(await findingsAbout(text)).toContainEqual(
    expect.stringMatching(`^error ${line}: .*${message}`),
  );
});

test.each([
  ["missing.png", /^error 8: There is no file missing.png/],
  ["/wp-content/uploads/2020/01/line.jpg", /^error 8: The site has no picture \/wp-content/],
  ["https://else.example/x.png", /^warning 8: The picture .* is on another host/],
  ["http://else.example/x.png", /^error 8: .* is not shown: its address does not begin with https/],
  ["data:image/png;base64,iVBORw0KGgo=", /^error 8: .* save it as a file beside the post/],
  ["C:\\\\Users\\\\ann\\\\chart.png", /^error 8: .* save it as a file beside the post/],
  ["empty.png", /^error 8: The file empty.png is empty/],
  ["page.png", /^error 8: The picture page.png: Input/],
  ["deep", /^error 8: deep is not a file/],
  ["../scan.png", /^error 8: The file ..\/scan.png is outside of the post's folder/],
  ["..%2Fscan.png", /^error 8: .* outside/],
  ["link.png", /^error 8: .* outside/],
])("reports the picture %j in Markdown, HTML and a definition", async (address, expected) => {
  for (const text of [
    `![A line](<${address}>)`,
    `<img src="${address.replaceAll("\\\\", "\\")}" alt="A line">`,
    `![A line][it]\n\n[it]: <${address}>`,
    `[![A line](<${address}>)](https://else.example/)`,
  ]) {
    expect(await findingsAbout(text)).toEqual([expect.stringMatching(expected)]);
  }
});

test.each([
  ...["there.jpg", "there.jpg?w=300", "inner.png", "deep/photo@2x.png", "A%2C%20B.png"],
  ...["caf\u00e9.png", "cafe\u0301.png", "caf%C3%A9.png"],
  ...["/pictures/rail-summer.webp", "https://site.example/pictures/rail-summer.webp"],
])("finds the picture %j", async (address) => {
  const text = `![A line](<${address}>)\n\n<p><img alt="A line" src="${address}"></p>\n\n![A line][it]\n\n[it]: <${address}>`;

  expect(await findingsAbout(text)).toEqual([]);
});

test.each([
  ['<video controls><source src="a.mp4"></video>', "<video> is not shown"],
  ["Write <name> here.", "<name> is read as a tag"],
  ['<object data="a.pdf"></object>', "<object> is not shown"],
  ['Text <?php echo "x"; ?> more', "A processing instruction is not shown"],
  ["![[chart.png]]", "![[chart.png]] is shown as text"],
  ['[caption id="a" width="300"]Words[/caption]', "is shown as text"],
  ['{{< figure src="a.png" >}}', "is shown as text"],
])("reports what the page does not show: %s", async (text, message) => {
  const [first] = await findingsAbout(text);

  expect(first).toMatch(/^(?:warning|error) 8: /);
  expect(first).toContain(message);
});

test.each([
  "`List<String>` and `a<b and c>d`",
  "If x < y or 3<5 then `![[a]]`.",
  '<p class="a" style="color: red" data-x>Text<br><b>b</b></p>',
  "<!-- wp:paragraph -->\nText\n<!-- /wp:paragraph -->",
  "<https://else.example/x> and <ann@else.example>",
  '<details open><summary>More</summary>Text</details><ol reversed start="3"><li>x</ol>',
  '<picture><source srcset="x.avif"><img src="there.jpg" alt="A line"></picture>',
])("reports nothing about %s", async (text) => {
  expect(await findingsAbout(text)).toEqual([]);
});

test.each([
  ['slug: a\ntitle: " "', OPENING, [/^error 3: title is empty$/]],
  ["slug: a\ntitle: A\ncategory: blog", " ", [/^error 3: The post has no text$/]],
  ["slug: ..\ntitle: A", OPENING, [/^error 2: The slug/]],
  ['slug: "a\\tb"\ntitle: A', OPENING, [/^error 2: The slug/]],
  [
    'slug: "a b"\ntitle: A\ncategory: webinar\nimage_url: missing.jpg',
    "Short.",
    [
      /^warning 2: The slug needs escaping/,
      /^warning 4: The category webinar is neither/,
      /^error 5: There is no file missing.jpg/,
    ],
  ],
] as [string, string, RegExp[]][])(
  "reports the fields %j with their lines",
  async (head, text, expected) => {
    const findings = await findingsIn(`---\n${head}\n---\n\n${text}\n`);

    expect(findings).toEqual(expected.map((message) => expect.stringMatching(message)));
  },
);

test("the seed posts have no errors, and different slugs", async () => {
  const seed = new URL("../../../sql/seed/", import.meta.url);
  const names = (await readdir(seed)).filter((name) => name.endsWith(".md"));
  const files = await Promise.all(
    names.map(async (name) => parsePostFile(name, await readFile(new URL(name, seed), "utf8"))),
  );
  const slugs = new Set(files.map(({ post }) => post?.slug ?? ""));
  const paths = new Set(routes.map(({ path }) => path));

  const findings = await Promise.all(
    files.map((file) => findingsOf(file, { ...known, paths, listSlugs: async () => slugs })),
  );

  expect(slugs.size).toBe(names.length);
  expect(findings.flat().filter((text) => text.startsWith("error"))).toEqual([]);
});

import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../base/log.ts";
import { createMarkdown, type Markdown } from "../markdown/markdown.ts";
import { routes } from "../routes.ts";
import { checkPost } from "./check-post.ts";
import { parsePostFile } from "./post-file.ts";

const OPENING =
  "Rail that is hotter than the day it was fixed pushes against itself, and sometimes it moves.";

let markdown: Markdown;
let folder: string;
beforeAll(async () => {
  markdown = createMarkdown({ log: createLog("silent"), deadlineMs: 20_000 });
  folder = await mkdtemp(join(tmpdir(), "posts-check-"));
  await writeFile(join(folder, "there.jpg"), "picture");
});
afterAll(async () => {
  await markdown.close();
  await rm(folder, { recursive: true });
});

const known = {
  siteUrl: "https://site.example",
  paths: new Set(["/careers"]),
  slugs: new Set(["other", "über-gleise"]),
};

async function findingsIn(text: string, path = join(folder, "a.md")) {
  const findings = await checkPost(parsePostFile(path, text), { markdown, known });
  return findings.map(({ level, line, message }) => `${level} ${line}: ${message}`);
}

/** A post whose content begins on line 6 with a long enough opening; `text` follows on line 8. */
const findingsAbout = (text: string) =>
  findingsIn(`---\nslug: a\ntitle: A title\n---\n\n${OPENING}\n\n${text}\n`);

test("an empty title is an error", async () => {
  const findings = await findingsIn(`---\nslug: a\ntitle: " "\n---\n\n${OPENING}\n`);

  expect(findings).toEqual(["error 3: title is empty"]);
});

test("a correct post has no findings", async () => {
  const text = `## One\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n\n### Two\n\n[on](#one) and [other](/insights/other),
[a third](/insights/über-gleise), [us](https://site.example/careers), [them](https://else.example/x).\n\n![A rail](there.jpg)`;

  expect(await findingsAbout(text)).toEqual([]);
});

test.each([
  ["| a | b |\n|---|\n", /^error 9: The delimiter row has 1 columns and the row above it 2/],
  ["| a |\n|---|\n| 1 | 2 |\n", /^warning 10: The row has 2 cells, the table 1 columns/],
  ["![](there.jpg)", /^error 8: The picture has no alternative text/],
  ["<img src='/pictures/x.webp'>", /^error 8: The picture has no alt attribute/],
  ["### Too deep", /^warning 8: The heading “Too deep” skips from level 1 to 3/],
  ["[x](/nowhere)", /^error 8: The site has no page \/nowhere/],
  ["[x](#nowhere)", /^error 8: There is no heading #nowhere/],
  ["[x](/insights/unknown)", /^error 8: There is no post unknown/],
  ["![x](missing.png)", /^error 8: There is no file missing.png/],
  ["![x](/pictures/unknown.webp)", /^error 8: The site has no picture/],
  ["![x](https://else.example/x.png)", /^warning 8: The picture .* is on another host/],
  [`${"> ".repeat(80)}deep`, /^error 6: The text is too long, nested too deeply or too slow/],
])("reports %j with its line", async (text, expected) => {
  const findings = await findingsAbout(text);

  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(expected);
});

test("reports wrong fields with their lines", async () => {
  const title = "Long ".repeat(15).trim();
  const head = `slug: "a b"\ntitle: ${title}\ncategory: webinar\nimage_url: missing.jpg`;

  const findings = await findingsIn(`---\n${head}\n---\n\nShort.\n`);

  expect(findings).toEqual([
    expect.stringMatching(/^warning 2: The slug needs escaping/),
    expect.stringMatching(/^warning 3: The title has 74 characters/),
    expect.stringMatching(/^warning 3: The opening is too short/),
    expect.stringMatching(/^warning 4: The category webinar is neither/),
    expect.stringMatching(/^error 5: There is no file missing.jpg/),
  ]);
});

test("a file without text is an error", async () => {
  const findings = await findingsIn("---\nslug: a\ntitle: A\ncategory: blog\n---\n\n \n");

  expect(findings).toEqual(["error 3: The post has no text"]);
});

test("the seed posts have no errors", async () => {
  const seed = new URL("../../sql/seed/", import.meta.url);
  const names = (await readdir(seed)).filter((name) => name.endsWith(".md"));
  const slugs = new Set(names.map((name) => name.replace(/\.md$/, "")));
  const site = { ...known, paths: new Set(routes.map(({ path }) => path)), slugs };
  const errors: string[] = [];

  for (const name of names) {
    const file = parsePostFile(name, await readFile(new URL(name, seed), "utf8"));
    const findings = await checkPost(file, { markdown, known: site });
    errors.push(
      ...findings.map(({ level, line, message }) => `${level} ${name}:${line} ${message}`),
    );
  }

  expect(errors.filter((text) => text.startsWith("error"))).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";

const sources = filesIn(["client", "shared"], /\.(?:tsx?|css|mjs)$/);

/** Figures that only figures.ts may contain, in all common spellings. */
const figures = {
  "1,300": /\b1[,. \u00a0\u202f]?300\b/,
  1.4: /\b1\.4(?=[ \u00a0\u202f]?TB)/,
  71.5: /\b71\.5\b/,
  46.8: /\b46\.8\b/,
  "1,780": /\b1[, ]?780\b/,
  11.3: /\b11\.3\b/,
  356: /\b356(?=[ \u00a0\u202f]?hours|")/,
};

test.each(Object.entries(figures))("the figure %s appears only in figures.ts", (_name, pattern) => {
  // Generated files and drawings may contain the same digits.
  const others = /media\/(?:social-files|scripts)|site-mark\.tsx|^shared\/content\/figures\.ts/;
  const found = sources
    .filter((file) => !others.test(file))
    .filter((file) => pattern.test(readFileSync(file, "utf8").replaceAll(COMMENT, "")));

  expect(found).toEqual([]);
});

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/ [^\n]*/g;

test("no sentence is in two files", () => {
  const filesOf = new Map();
  for (const file of sources.filter((each) => /\.tsx?$/.test(each))) {
    for (const sentence of sentencesIn(file)) {
      filesOf.set(sentence, [...(filesOf.get(sentence) ?? []), file]);
    }
  }

  const repeated = [...filesOf].filter(([, files]) => files.length > 1);

  expect(filesOf.size).toBeGreaterThan(300);
  expect(Object.fromEntries(repeated)).toEqual({});
});

test("docs/claims.md lists the links to sources of pages and posts, and no other", () => {
  const used = linksIn(filesIn(["client/pages", "shared/content", "sql/seed"], /\.(?:tsx?|md)$/));

  expect(used.length).toBeGreaterThan(30);
  expect(linksIn(["docs/claims.md"])).toEqual(used);
});

/** Lists the files below folders with such names, without tests and declarations of types. */
function filesIn(folders, pattern) {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
    )
    .filter((file) => pattern.test(file) && !/\.test\.|\.d\.ts$/.test(file));
}

/** Lists the sentences of four or more words in the strings of a file, without duplicates. */
function sentencesIn(file) {
  const loader = extname(file).slice(1);
  // Converts each JSX text to a string and removes comments.
  const { code } = transformSync(readFileSync(file, "utf8"), { loader, jsx: "automatic" });
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const sentences = strings.flatMap((string) => string.slice(1, -1).split(/(?<=[.?!]) /));
  return new Set(sentences.filter((sentence) => /^\p{Lu}(?:\S* ){3,}\S*[.?!]$/u.test(sentence)));
}

/** Lists the links to other sites in files, sorted and without duplicates. Vocabularies of metadata are no sources. */
function linksIn(files) {
  const links = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/https:\/\/[^\s"')\]]+/g) ?? [],
  );
  const vocabularies = ["https://schema.org", "https://ogp.me"];
  return [...new Set(links)].filter((link) => !vocabularies.includes(link)).sort();
}

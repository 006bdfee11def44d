import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";

const sources = ["client", "shared"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts|\/development\//.test(file));

test("no sentence is in two files", () => {
  const filesOf = new Map();
  for (const file of sources) {
    for (const sentence of sentencesIn(file)) {
      filesOf.set(sentence, [...(filesOf.get(sentence) ?? []), file]);
    }
  }

  const repeated = [...filesOf].filter(([, files]) => files.length > 1);

  expect(filesOf.size).toBeGreaterThan(300);
  expect(Object.fromEntries(repeated)).toEqual({});
});

/** Lists the sentences of four or more words in the strings of a file, without duplicates. */
function sentencesIn(file) {
  const loader = extname(file).slice(1);
  // Converts each JSX text to a string and removes comments.
  const { code } = transformSync(readFileSync(file, "utf8"), { loader, jsx: "automatic" });
  const strings = code.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  const sentences = strings.flatMap((string) => string.slice(1, -1).split(/(?<=[.?!]) /));
  return new Set(sentences.filter((sentence) => /^\p{Lu}(?:\S* ){3,}\S*[.?!]$/u.test(sentence)));
}

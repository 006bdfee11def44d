import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Figures that only figures.ts may contain, in all common spellings. */
const written = {
  "1,300": /\b1[,. \u00a0\u202f]?300\b/,
  1.4: /\b1\.4(?=[ \u00a0\u202f]?TB)/,
  71.5: /\b71\.5\b/,
  46.8: /\b46\.8\b/,
  "1,780": /\b1[, ]?780\b/,
  11.3: /\b11\.3\b/,
  356: /\b356(?=[ \u00a0\u202f]?hours|")/,
};

const sources = ["client", "shared"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file))
  // Excludes tests, generated files and drawings, which may contain the same digits.
  .filter((file) => !/\.test\.|media\/(?:social-files|scripts)|site-mark\.tsx/.test(file))
  .filter((file) => file !== "shared/content/figures.ts");

describe.each(Object.entries(written))("the figure %s", (_name, pattern) => {
  test("appears only in figures.ts", () => {
    const found = sources.filter((file) =>
      pattern.test(withoutComments(readFileSync(file, "utf8"))),
    );

    expect(found).toEqual([]);
  });
});

function withoutComments(source) {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/ [^\n]*/g, "");
}

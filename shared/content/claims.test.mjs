import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Vocabularies of metadata. */
const notSources = ["https://schema.org", "https://ogp.me"];

test("docs/claims.md lists the links to sources of pages and posts, and no other", () => {
  const files = ["client/pages", "shared/content", "sql/seed"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
    )
    .filter((file) => /\.(?:tsx?|md)$/.test(file) && !file.includes(".test."));

  const used = linksIn(files);

  expect(used.length).toBeGreaterThan(30);
  expect(linksIn(["docs/claims.md"])).toEqual(used);
});

/** Lists the links to other sites in files, sorted and without duplicates. */
function linksIn(files) {
  const links = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/https:\/\/[^\s"')\]]+/g) ?? [],
  );
  return [...new Set(links)].filter((link) => !notSources.includes(link)).sort();
}

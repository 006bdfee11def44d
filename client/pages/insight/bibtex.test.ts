import { expect, test } from "vitest";
import { sampleSite as site } from "../sample-site.ts";
import { bibtexOf } from "./bibtex.ts";

const post = {
  slug: "heat",
  title: "Heat & rail: 50 % more",
  author: "Ada Lovelace",
  publishedAt: "2025-05-13T12:00:00.000Z",
};

test("an entry has the author, title, date, publisher and address", () => {
  expect(bibtexOf(post, site)).toBe(
    `@misc{heat,
  author = {Ada Lovelace},
  title = {{Heat \\& rail: 50 \\% more}},
  year = {2025},
  month = {5},
  publisher = {{Site}},
  url = {https://www.example.com/insights/heat}
}`,
  );
});

test.each([
  ["a team", "Editorial team", "author = {{Editorial team}}"],
  ["no author", null, "author = {{Site}}"],
])(
  "with %s, the author is in double braces and not divided into given and family name",
  (_case, author, field) => {
    expect(bibtexOf({ ...post, author }, site)).toContain(field);
  },
);

test("a post without a date has neither year nor month", () => {
  expect(bibtexOf({ ...post, publishedAt: null }, site)).not.toMatch(/year|month/);
});

test("a slug with special characters becomes a valid key, and braces in texts are escaped", () => {
  const entry = bibtexOf({ ...post, slug: "été,rail}", title: "a} \\b{" }, site);

  expect(entry).toMatch(/^@misc\{t-rail,\n/);
  expect(entry).toContain("title = {{a\\} \\textbackslash{}b\\{}}");
});

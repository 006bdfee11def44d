import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";

test.each([
  ["> [!WARNING]\n> Never enter a *culvert* alone.", "Warning"],
  ["> [!note]\n> Read this.", "Note"],
  ["> [!Warning]\n>\n> Read this.", "Warning"],
  ["> [!TIP]\n> - one\n> - two", "Tip"],
])("turns %j into a note with its label", (markdown, label) => {
  const html = htmlOf(markdown);

  expect(html).toContain(`<div role="note"><p><strong>${label}</strong></p><`);
  expect(html).toMatch(/(?:<em>culvert<\/em> alone\.|Read this\.|two)<\/(?:p|li><\/ul)><\/div>$/);
  expect(html).not.toMatch(/\[!|<p>\s*<\/p>/);
});

test.each([
  ["of an unknown kind", "> [!PRICE]\n> Text"],
  ["with the marker inside a sentence", "> See [!NOTE] here"],
])("keeps a quotation %s", (_condition, markdown) => {
  expect(htmlOf(markdown)).toMatch(/^<blockquote><p>.*\[!/);
});

test("marks a number in bold at the beginning of a quotation", () => {
  expect(htmlOf("> **13 years** to inspect them.")).toContain('<strong data-figure="">13 years<');
});

test("names the column in each cell of a wide table", () => {
  const html = htmlOf(
    "| Day | Place | *Train* | Cause |\n|--:|---|---|---|\n| 1 | Togo | 34 | Rain |",
  );

  const labels = [...html.matchAll(/<td[^>]* data-label="([^"]+)"/g)].map(([, label]) => label);
  expect(labels).toEqual(["Day", "Place", "Train", "Cause"]);
});

test.each([
  ["bold text without a number", "> **Never** alone."],
  ["bold text that is long", "> **One sheet is for 1 culvert and 1 visit.**"],
  ["bold text within a sentence", "> It takes **13 years**."],
  ["a table of three columns", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |"],
  ["a table of numbers", "| a | b | c | d |\n|---|--:|--:|--:|\n| 1 | 2 | 3 | 4 |"],
  [
    "a table with a cell across columns",
    "<table><tr><th>a<th>b<th>c<th>d</tr><tr><td colspan=2>1<td>2<td>3<td>4</tr></table>",
  ],
  [
    "a table without heads",
    "<table><tr><td>a<td>b<td>c<td>d</tr><tr><td>1<td>2<td>3<td>4</tr></table>",
  ],
])("leaves %s as it is", (_what, markdown) => {
  expect(htmlOf(markdown)).not.toMatch(/data-(?:figure|label)/);
});

import { expect, test } from "vitest";
import { htmlOf } from "../../testing/html-of.ts";

test("turns a quotation that begins with a callout marker into a labelled note", () => {
  const html = htmlOf("> [!WARNING]\n> Never enter a *culvert* alone.");

  expect(html).toBe(
    [
      '<div role="note"><p><strong>Warning</strong></p>',
      "<p>Never enter a <em>culvert</em> alone.</p>",
      "</div>",
    ].join(""),
  );
});

test.each([
  ["of an unknown kind", "> [!PRICE]\n> Text"],
  ["with the marker inside a sentence", "> See [!NOTE] here"],
])("keeps a quotation %s", (_condition, markdown) => {
  const html = htmlOf(markdown);

  expect(html).toMatch(/^<blockquote><p>.*\[!/);
});

test("marks a number in bold at the beginning of a quotation", () => {
  expect(htmlOf("> **13 years** to inspect them.")).toContain('<strong data-figure="">13 years<');
});

test.each([
  ["without a number", "> **Never** alone."],
  ["that is long", "> **One sheet is for 1 culvert and 1 visit.**"],
  ["within a sentence", "> It takes **13 years**."],
])("leaves bold text %s as it is", (_condition, markdown) => {
  expect(htmlOf(markdown)).not.toContain("data-figure");
});

test("names the column in each cell of a wide table", () => {
  const html = htmlOf(
    "| Day | Place | *Train* | Cause |\n|--:|---|---|---|\n| 1 | Togo | 34 | Rain |",
  );

  const labels = [...html.matchAll(/<td[^>]* data-label="([^"]+)"/g)].map(([, label]) => label);
  expect(labels).toEqual(["Day", "Place", "Train", "Cause"]);
});

test.each([
  ["of three columns", "| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |"],
  ["of numbers", "| a | b | c | d |\n|---|--:|--:|--:|\n| 1 | 2 | 3 | 4 |"],
  [
    "with a cell across columns",
    "<table><tr><th>a<th>b<th>c<th>d</tr><tr><td colspan=2>1<td>2<td>3<td>4</tr></table>",
  ],
  ["without heads", "<table><tr><td>a<td>b<td>c<td>d</tr><tr><td>1<td>2<td>3<td>4</tr></table>"],
])("keeps the cells of a table %s", (_which, markdown) => {
  expect(htmlOf(markdown)).not.toContain("data-label");
});

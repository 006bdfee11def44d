import { expect, test } from "vitest";
import { htmlOf } from "../testing/html-of.ts";

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
  ["with text behind the marker", "> [!NOTE] Text"],
])("keeps a quotation %s", (_condition, markdown) => {
  const html = htmlOf(markdown);

  expect(html).toMatch(/^<blockquote><p>.*\[!/);
});

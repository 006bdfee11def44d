import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainPost } from "./plain-post.ts";
import { elementsOf } from "./write-html.ts";

test("a post shown as plain text shows all markup as text in paragraphs, and has a lead and an excerpt", () => {
  const { tree } = plainPost("# One *a*\ntwo\n \n\n<b>three</b>\n", "a reason");

  expect(renderToStaticMarkup(elementsOf(tree))).toBe(
    '<div class="plain-text"><p># One *a*\ntwo</p><p>&lt;b&gt;three&lt;/b&gt;\n</p></div>',
  );
  const { lead, excerpt } = plainPost("Some **bold** text", "a reason");
  expect(excerpt).toBe("Some bold text");
  expect(renderToStaticMarkup(elementsOf(lead))).toBe("<p>Some bold text</p>");
});

test.each([
  ["a\n\n".repeat(100_000), "a\n\na"],
  ["a".repeat(1_000_000), "a…"],
])("an escaped post is cut at the limits", (markdown, end) => {
  const { tree } = plainPost(markdown, "a reason");

  const json = JSON.stringify(tree);
  expect(json.length).toBeLessThan(700_000);
  expect(json).toContain(JSON.stringify(end).slice(1, -1));
});

import type { Root } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { expect, test } from "vitest";
import { gfmExamples } from "../../testing/gfm-examples.ts";
import { compactHtml, htmlOf } from "../../testing/html-of.ts";
import { addressesOf } from "./addresses.ts";
import { decorateCode } from "./code-blocks.ts";
import { htmlTransforms } from "./post-parser.ts";

const treatment = unified()
  .use(rehypeRaw)
  .use(htmlTransforms(addressesOf("https://site.example")))
  .freeze();

test.each(gfmExamples)(
  "renders %s according to GitHub Flavored Markdown",
  (_name, markdown, html) => {
    expect(htmlOf(markdown)).toBe(treated(html));
  },
);

/** Applies the site's transforms, such as sanitizing and anchors, to the specified HTML. */
function treated(html: string): string {
  const raw: Root = { type: "root", children: [{ type: "raw", value: html.trimEnd() }] };
  const tree = treatment.runSync(raw) as Root;
  decorateCode(tree);
  return compactHtml(tree);
}

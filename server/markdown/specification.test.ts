import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { unified } from "unified";
import { expect, test } from "vitest";
import { commonMarkExamples } from "../testing/commonmark-examples.ts";
import { gfmExamples } from "../testing/gfm-examples.ts";
import { htmlOf } from "../testing/html-of.ts";
import { addressesOf } from "./addresses.ts";
import { decorateCode } from "./code-blocks.ts";
import { compactTree } from "./compact-tree.ts";
import { elementsOf } from "./elements.tsx";
import { htmlTreatment } from "./post-parser.ts";

const treatment = unified()
  .use(htmlTreatment(addressesOf("https://site.example")))
  .freeze();

test.each(commonMarkExamples)("renders %s as CommonMark asks", (_name, markdown, html) => {
  expect(htmlOf(markdown).trimEnd()).toBe(treated(html));
});

test.each(gfmExamples)("renders %s as GitHub Flavored Markdown asks", (_name, markdown, html) => {
  expect(htmlOf(markdown).trimEnd()).toBe(treated(html));
});

/** The specified HTML after what the site does to all HTML: sanitising, anchors, frames of code. */
function treated(html: string): string {
  const raw: Root = { type: "root", children: [{ type: "raw", value: html.trimEnd() }] };
  const tree = compactTree(treatment.runSync(raw) as Root);
  decorateCode(tree);
  return renderToStaticMarkup(elementsOf(tree)).trimEnd();
}

// For tests and proofs: how far posts render as the specifications of markdown say.
import { tests as commonMark } from "commonmark-spec";
import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { unified } from "unified";
import { addressesOf } from "../markdown/addresses.ts";
import { decorateCode } from "../markdown/code-blocks.ts";
import { compactTree } from "../markdown/compact-tree.ts";
import { contentSchema } from "../markdown/content-schema.ts";
import { elementsOf } from "../markdown/elements.tsx";
import { htmlTreatment } from "../markdown/post-parser.ts";
import { type Example, gfmExamples } from "./gfm-examples.ts";
import { htmlOf } from "./html-of.ts";

export interface Conformance {
  examples: number;
  /** Numbers of the examples that come out otherwise. */
  failed: number[];
  /** Examples that bring elements which no post may have: those are left out, the rest is compared. */
  sanitised: number[];
}

export function commonMarkConformance(): Conformance {
  return conformanceOf(
    commonMark.map(({ markdown, html, ...example }) => ({
      ...example,
      markdown: markdown.replaceAll("→", "\t"),
      html: html.replaceAll("→", "\t"),
    })),
  );
}

export function gfmConformance(): Conformance {
  return conformanceOf(gfmExamples);
}

function conformanceOf(examples: readonly Example[]): Conformance {
  const numbersOf = (those: (example: Example) => boolean) =>
    examples.filter(those).map(({ number }) => number);
  return {
    examples: examples.length,
    failed: numbersOf(({ markdown, html }) => htmlOf(markdown).trimEnd() !== treated(html)),
    sanitised: numbersOf(({ html }) => bringsForbidden(html)),
  };
}

const treatment = unified()
  .use(htmlTreatment(addressesOf("https://site.example")))
  .freeze();

/** The specified HTML after what the site does to all HTML: the two must then be equal. */
function treated(html: string): string {
  const raw: Root = { type: "root", children: [{ type: "raw", value: html.trimEnd() }] };
  const tree = compactTree(treatment.runSync(raw) as Root);
  decorateCode(tree);
  return renderToStaticMarkup(elementsOf(tree)).trimEnd();
}

function bringsForbidden(html: string): boolean {
  const names = [...html.matchAll(/<\/?([a-z][\w-]*)|<([!?])/gi)];
  return names.some(([, name]) => !contentSchema.tagNames?.includes(name?.toLowerCase() ?? ""));
}

import type { Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { createPostParser } from "../posts/markdown/post-parser.ts";
import { elementsOf } from "../posts/markdown/write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });

/** Renders a post's HTML without the worker. */
export function htmlOf(markdown: string): string {
  return compactHtml(parse(markdown).tree);
}

/** Renders the HTML of a post's lead. */
export function leadHtmlOf(markdown: string): string {
  return compactHtml(parse(markdown).lead);
}

/** Renders a tree without the line ends between elements. */
function compactHtml(tree: Root): string {
  return renderToStaticMarkup(elementsOf(tree)).trim().replaceAll(/>\n+</g, "><");
}

import { renderToStaticMarkup } from "react-dom/server";
import { createPostParser } from "../posts/markdown/post-parser.ts";
import { elementsOf } from "../posts/markdown/write-html.ts";

const { parse } = createPostParser({ siteUrl: "https://site.example" });

/** Renders the HTML of a post or of its lead without the worker, and without the line ends between elements. */
export function htmlOf(markdown: string, part: "tree" | "lead" = "tree"): string {
  return renderToStaticMarkup(elementsOf(parse(markdown)[part]))
    .trim()
    .replaceAll(/>\n+</g, "><");
}

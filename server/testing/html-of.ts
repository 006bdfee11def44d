import { renderToStaticMarkup } from "react-dom/server";
import { elementsOf } from "../markdown/elements.tsx";
import { createPostParser } from "../markdown/post-parser.ts";

const parse = createPostParser({ siteUrl: "https://site.example" });

/** A post's HTML, parsed without the worker. */
export function htmlOf(markdown: string): string {
  return renderToStaticMarkup(elementsOf(parse(markdown).tree));
}

/** The HTML of its lead. */
export function leadHtmlOf(markdown: string): string {
  return renderToStaticMarkup(elementsOf(parse(markdown).lead));
}

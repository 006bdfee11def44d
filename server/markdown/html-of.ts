import { renderToStaticMarkup } from "react-dom/server";
import { elementsOf } from "./elements.tsx";
import { createPostParser } from "./post-parser.ts";

const parse = createPostParser({ siteUrl: "https://site.example" });

/** What a page shows of a post's text. For tests, which wait for no thread. */
export function htmlOf(markdown: string): string {
  return renderToStaticMarkup(elementsOf(parse(markdown).tree));
}

/** What a card shows of it. */
export function leadHtmlOf(markdown: string): string {
  return renderToStaticMarkup(elementsOf(parse(markdown).lead));
}

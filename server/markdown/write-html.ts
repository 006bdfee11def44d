import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import { elementsOf } from "./elements.tsx";
import type { ParsedPost, RenderedPost } from "./rendered-post.ts";

/**
 * Converts the tree to HTML. Runs in the worker, because a long post takes longer than the rest of its
 * page.
 */
export function writeHtml({ tree, ...post }: ParsedPost): RenderedPost {
  const ids: string[] = [];
  visit(tree, "element", ({ properties }) => {
    if (typeof properties.id === "string") ids.push(properties.id);
  });
  return { html: renderToStaticMarkup(elementsOf(tree)), ids, ...post };
}

import type { Root } from "hast";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeReact from "rehype-react";
import { unified } from "unified";
import type { ParsedPost, RenderedPost } from "./rendered-post.ts";
import { standfirstOf } from "./standfirst.ts";

const toReact = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, tableCellAlignToStyle: false })
  .freeze();

/**
 * Converts the tree to HTML. Runs in the worker, because a long post takes longer than the rest of its
 * page.
 */
export function writeHtml({ tree, ...post }: ParsedPost): RenderedPost {
  const standfirst = standfirstOf(tree);
  return {
    html: renderToStaticMarkup(elementsOf(tree)),
    standfirst: standfirst ? renderToStaticMarkup(elementsOf(standfirst)) : "",
    ...post,
  };
}

/** Converts a post's tree or lead to React elements. */
export function elementsOf(tree: Root): ReactElement {
  return toReact.stringify(tree);
}

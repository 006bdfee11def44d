import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import rehypeReact from "rehype-react";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ParsedPost, RenderedPost } from "./rendered-post.ts";

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

/** Characters that fit beside the picture of a post. */
const MAX_STANDFIRST = 400;

/**
 * Returns the first paragraph of a post. Undefined if the post begins with something else, or with a paragraph that is
 * long, has a picture or a footnote, or is the whole text.
 */
function standfirstOf({ children: [first, ...rest] }: Root): Root | undefined {
  if (first?.type !== "element" || first.tagName !== "p") return undefined;
  if (textOf(first).length > MAX_STANDFIRST || !rest.some(({ type }) => type === "element"))
    return undefined;
  let isPlain = true;
  visit(first, "element", ({ tagName, properties }) => {
    if (tagName === "img" || properties.dataFootnoteRef !== undefined) isPlain = false;
  });
  return isPlain ? { type: "root", children: [first] } : undefined;
}

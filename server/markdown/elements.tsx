import type { Root } from "hast";
import type { ReactElement } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import rehypeReact from "rehype-react";
import { unified } from "unified";

const toReact = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, tableCellAlignToStyle: false })
  .freeze();

/** Converts a post's tree or lead to React elements. */
export function elementsOf(tree: Root): ReactElement {
  return toReact.stringify(tree);
}

import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

/** Characters that fit beside the picture of a post. */
const MAX_LENGTH = 400;

/**
 * Returns the first paragraph of a post. Undefined if the post begins with something else, or with a paragraph that is
 * long, has a picture or a footnote, or is the whole text.
 */
export function standfirstOf({ children: [first, ...rest] }: Root): Root | undefined {
  if (first?.type !== "element" || first.tagName !== "p") return undefined;
  if (textOf(first).length > MAX_LENGTH || !rest.some(({ type }) => type === "element"))
    return undefined;
  let isPlain = true;
  visit(first, "element", ({ tagName, properties }) => {
    if (tagName === "img" || properties.dataFootnoteRef !== undefined) isPlain = false;
  });
  return isPlain ? { type: "root", children: [first] } : undefined;
}

import type { RootContent as HtmlContent, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { nestingDepth } from "./nesting-depth.ts";

/** Longer or deeper texts are not parsed. */
const MAX_TEXT = { characters: 200_000, depth: 60 };

const MAX_NODES = 20_000;

/** Rendering a larger tree takes too long. */
const MAX_HTML = { nodes: 18_000, depth: 100 };

/** True if the text is within the limits. Call it before parsing: deep nesting overflows the stack. */
export function isParsable(markdown: string): boolean {
  return markdown.length <= MAX_TEXT.characters && nestingDepth(markdown) <= MAX_TEXT.depth;
}

/**
 * Limits the number of elements. A short text can produce many: the parser fills each table row up to
 * the width of the header, so 20 kB can become a hundred million cells.
 *
 * @throws RangeError if the post would have too many elements
 */
export function assertElementLimit(source: Root): void {
  let nodes = 0;
  visit(source, (node) => {
    nodes += node.type === "table" ? node.children.length * (node.align?.length ?? 1) : 1;
    if (nodes > MAX_NODES) throw new RangeError("The post has too many elements");
  });
}

/**
 * Limits the number of nodes and the depth of a post's HTML, which raw HTML increases.
 *
 * @throws RangeError if the tree is too large or too deep
 */
export function assertHtmlLimits(tree: HtmlRoot): void {
  let nodes = 0;
  const count = (children: readonly HtmlContent[], depth: number) => {
    nodes += children.length;
    if (nodes > MAX_HTML.nodes || depth > MAX_HTML.depth) {
      throw new RangeError("The post's tree is too large");
    }
    for (const node of children) if (node.type === "element") count(node.children, depth + 1);
  };
  count(tree.children, 0);
}

import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { nestingDepth } from "../../shared/nesting-depth.ts";

/** Longer or deeper texts are not parsed. */
const MAX_TEXT = { characters: 200_000, depth: 60 };

const MAX_NODES = 20_000;

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

import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { nestingDepth } from "../../shared/nesting-depth.ts";

/** Longer or deeper texts are not parsed. */
const TEXT = { characters: 200_000, depth: 60 };

const NODES = 20_000;

/** Checked before parsing: deep nesting overflows the parser's stack. */
export function isParsable(markdown: string): boolean {
  return markdown.length <= TEXT.characters && nestingDepth(markdown) <= TEXT.depth;
}

/**
 * Limits how many elements few characters can produce: each row of a table is filled up to the width
 * of its head, so 20 kB can produce a hundred million cells.
 *
 * @throws RangeError when the post would have too many elements
 */
export function limitSource(source: Root): void {
  let nodes = 0;
  visit(source, (node) => {
    nodes += node.type === "table" ? node.children.length * (node.align?.length ?? 1) : 1;
    if (nodes > NODES) throw new RangeError("The post has too many elements");
  });
}

import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { nestingDepth } from "../../shared/nesting-depth.ts";

/** 30,000 words take the parser under a second; what is longer or deeper is no post. */
const TEXT = { characters: 200_000, depth: 60 };

const NODES = 20_000;

/** Asked before the parser sees a text: deep nesting overflows its stack, length only costs time. */
export function isParsable(markdown: string): boolean {
  return markdown.length <= TEXT.characters && nestingDepth(markdown) <= TEXT.depth;
}

/**
 * Stops before few characters become many elements: every row of a table is filled up to the width
 * of its head, so that 20 kB can ask for a hundred million cells.
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

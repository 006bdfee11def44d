import type { ElementContent, Root, RootContent, Text } from "hast";
import { PICTURE_NAME } from "./pictures.ts";

/** Rendering a larger tree takes too long. */
const LIMITS = { nodes: 12_000, depth: 100 };

const HOLDS_BLOCKS = /^(?:ul|ol|dl|table|thead|tbody|tfoot|tr|blockquote|section|details)$/;

/**
 * Copies the tree without positions, comments and line ends between blocks.
 *
 * @throws RangeError if the tree is too large or too deep
 */
export function compactTree(tree: Root): Root {
  return { type: "root", children: compactAll(tree.children, true, { nodes: 0, depth: 0 }) };
}

function compactAll(
  nodes: readonly RootContent[],
  holdsBlocks: boolean,
  seen: { nodes: number; depth: number },
): ElementContent[] {
  seen.nodes += nodes.length;
  if (seen.nodes > LIMITS.nodes || seen.depth > LIMITS.depth) {
    throw new RangeError("The post's tree is too large");
  }
  seen.depth += 1;
  const kept = nodes
    .filter((node) => !(holdsBlocks && node.type === "text" && node.value === "\n"))
    .flatMap((node) => compact(node, seen));
  seen.depth -= 1;
  return kept;
}

function compact(node: RootContent, seen: { nodes: number; depth: number }): ElementContent[] {
  if (node.type === "text") return [textOf(node)];
  if (node.type !== "element") return [];
  const { type, tagName, properties } = node;
  const children = compactAll(node.children, HOLDS_BLOCKS.test(tagName), seen);
  return [{ type, tagName, properties, children }];
}

function textOf({ type, value, data }: Text): Text {
  return data === PICTURE_NAME ? { type, value, data } : { type, value };
}

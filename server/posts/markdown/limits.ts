import type { Root, RootContent } from "hast";

/** Longer texts are not parsed. */
export const MAX_CHARACTERS = 200_000;

/** Browsers flatten deeper trees, and functions that recurse into them overflow the stack. */
const MAX_DEPTH = 100;

/** @throws RangeError if the text is too long to parse */
export function assertLength(markdown: string): void {
  if (markdown.length > MAX_CHARACTERS) throw new RangeError("The text is too long");
}

/** @throws RangeError if elements are nested too deeply */
export function assertDepth(tree: Root): void {
  const measure = (children: readonly RootContent[], depth: number) => {
    if (depth > MAX_DEPTH) throw new RangeError("The text is nested too deeply");
    for (const node of children) if (node.type === "element") measure(node.children, depth + 1);
  };
  measure(tree.children, 0);
}

import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** Alignment becomes `data-align`, because pages allow no inline style. Heads name their columns. */
export function describeCells(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (properties.align !== undefined) properties.dataAlign = properties.align;
    delete properties.align;
    if (tagName === "th") properties.scope ??= "col";
  });
}

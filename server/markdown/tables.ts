import type { Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** Converts alignment to `data-align`, because pages allow no inline styles, and adds scopes to headers. */
export function describeCells(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (properties.align !== undefined) properties.dataAlign = properties.align;
    delete properties.align;
    if (tagName === "th") properties.scope ??= "col";
  });
}

const REGION = {
  name: "scroll-region",
  wake: "0%",
  role: "group",
  ariaLabel: "Table",
  tabIndex: 0,
};

/** Makes tables scroll in the same island as those of pages, and code a region that the keyboard can focus. */
export function makeScrollable(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "pre") element.properties.tabIndex = 0;
    if (element.tagName !== "table" || parent === undefined || index === undefined) return;
    parent.children[index] = h("page-island", REGION, element);
  });
}

import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Alignment becomes `data-align`, because pages allow no inline styles. Header cells get a scope. */
export function describeCells(tree: Root): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (properties.align !== undefined) properties.dataAlign = properties.align;
    delete properties.align;
    if (tagName === "th") properties.scope ??= "col";
  });
}

/** Wide tables and code scroll in an element of their own, which a keyboard can reach. */
export function makeScrollable(tree: Root): void {
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "pre") element.properties.tabIndex = 0;
    if (element.tagName !== "table" || parent === undefined || index === undefined) return;
    parent.children[index] = regionAround(element);
  });
}

function regionAround(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["table-scroll"],
      tabIndex: 0,
      role: "group",
      ariaLabel: "Table, scrolls sideways on a small screen",
    },
    children: [table],
  };
}

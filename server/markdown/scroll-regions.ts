import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** What is too wide scrolls within itself, and a keyboard can get there to do it. */
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

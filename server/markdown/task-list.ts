import type { Element, ElementContent, Root } from "hast";
import { visit } from "unist-util-visit";

/** Gives every box an accessible name, and wraps its text in one element beside it. */
export function nameTasks(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "input") {
      element.properties.ariaLabel = element.properties.checked ? "Done" : "Open";
    }
    if (element.tagName === "li" && isTask(element)) pairWithWords(element);
  });
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes("task-list-item");
}

/** The box is the first child of the item, or of its first paragraph in a loose list. */
function pairWithWords(item: Element): void {
  const first = item.children.find((child) => child.type === "element");
  const holder = first?.tagName === "p" ? first : item;
  const at = holder.children.findIndex(isBox);
  const [box] = at === -1 ? [] : holder.children.splice(at, 1);
  if (box === undefined) return;
  item.children = [
    box,
    { type: "element", tagName: "div", properties: {}, children: item.children },
  ];
}

function isBox(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "input";
}

import type { Element, ElementContent, Root } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";

/** Adds an accessible name to each checkbox and wraps the item's text in one element. */
export function labelTasks(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "input") {
      element.properties.ariaLabel = element.properties.checked ? "Done" : "Open";
    }
    if (element.tagName === "li" && isTask(element)) wrapTaskText(element);
  });
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes("task-list-item");
}

/** The checkbox is the first child of the item or, in a loose list, of its first paragraph. */
function wrapTaskText(item: Element): void {
  const first = item.children.find((child) => child.type === "element");
  const holder = first?.tagName === "p" ? first : item;
  const at = holder.children.findIndex(isCheckbox);
  const [checkbox] = at === -1 ? [] : holder.children.splice(at, 1);
  if (checkbox === undefined) return;
  item.children = [checkbox, h("div", item.children)];
}

function isCheckbox(node: ElementContent): boolean {
  return node.type === "element" && node.tagName === "input";
}

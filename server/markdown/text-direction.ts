import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

const BLOCK = /^(?:p|h[2-6]|[uo]l|li|dl|dt|dd|blockquote|table|th|td|summary|figcaption)$/;

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets `dir="rtl"` on blocks whose first letter belongs to a right-to-left script. */
export function setDirection(tree: Root): void {
  if (!RIGHT_TO_LEFT.test(textOf(tree))) return;
  visit(tree, "element", (element) => {
    if (!BLOCK.test(element.tagName)) return;
    const letter = /\p{L}/u.exec(textOf(element))?.[0] ?? "";
    if (RIGHT_TO_LEFT.test(letter)) element.properties.dir ??= "rtl";
  });
}

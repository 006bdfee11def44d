import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";

export const FOREIGN_REL = ["noopener", "noreferrer"];

/** Links to other sites get no access to the window and no referrer. */
export function guardLinks(tree: Root, addresses: Addresses): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a" || typeof properties.href !== "string") return;
    if (addresses.foreign(properties.href) !== undefined) properties.rel = FOREIGN_REL;
  });
}

import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";

export const FOREIGN_REL = ["noopener", "noreferrer"];

/** Sets `rel` on links to other sites, which then get neither window access nor a referrer. */
export function setForeignRel(tree: Root, addresses: Addresses): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "a" || typeof properties.href !== "string") return;
    if (addresses.foreign(properties.href) !== undefined) properties.rel = FOREIGN_REL;
  });
}

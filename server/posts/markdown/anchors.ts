import type { Element, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { ID_PREFIX } from "./content-schema.ts";

/** Ids that the page around a post uses. A number is appended to a heading's id that equals one of them. */
const PAGE_IDS = ["main", "menu", "search", "timeline"];

const HEADING = /^h[2-6]$/;

/** Adds the sanitizer's id prefix to links within the post. */
export function prefixInternalLinks(tree: Root): void {
  const ids = new Set<unknown>();
  visit(tree, "element", ({ properties }) => {
    if (properties.id !== undefined) ids.add(properties.id);
  });
  visit(tree, "element", (element) => {
    const { href, dataFootnoteRef } = element.properties;
    if (typeof href !== "string" || !href.startsWith("#")) return;
    const target = ID_PREFIX + href.slice(1);
    if (ids.has(target)) element.properties.href = `#${target}`;
    if (dataFootnoteRef !== undefined) element.properties.ariaLabel = `Note ${textOf(element)}`;
  });
}

/** Turns `h1` into `h2`, because the page's title is its only `h1`. */
export function demoteTitles(tree: Root): void {
  visit(tree, "element", (element) => {
    if (element.tagName === "h1") element.tagName = "h2";
  });
}

/** Makes the ids of headings unique and non-empty. */
export function makeHeadingIdsUnique(tree: Root): void {
  const taken = new Set<unknown>(PAGE_IDS);
  const headings: Element[] = [];
  visit(tree, "element", (element) => {
    if (HEADING.test(element.tagName)) headings.push(element);
    else taken.add(element.properties.id);
  });
  for (const heading of headings) {
    const id = freeId(String(heading.properties.id || "section"), taken);
    heading.properties.id = id;
    taken.add(id);
  }
}

function freeId(wanted: string, taken: ReadonlySet<unknown>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  return id;
}

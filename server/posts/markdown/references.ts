import type { Element, Root } from "hast";

/** A picture or a link in a tree of HTML. */
export interface ElementReference {
  kind: "picture" | "link";
  element: Element;
  /** Empty for a picture without an address. */
  address: string;
  parent: Root | Element;
  isInLink: boolean;
}

/**
 * Lists what a post refers to, in its order. Markdown, definitions of references and raw HTML are all elements here,
 * so checks, the import of pictures and the page find the same.
 */
export function referencesIn(tree: Root): ElementReference[] {
  const found: ElementReference[] = [];
  const read = (parent: Root | Element, isInLink: boolean) => {
    for (const element of parent.children) {
      if (element.type !== "element") continue;
      const reference = referenceOf(element);
      if (reference !== undefined) found.push({ ...reference, element, parent, isInLink });
      read(element, isInLink || element.tagName === "a");
    }
  };
  read(tree, false);
  return found;
}

function referenceOf({
  tagName,
  properties: { src, href },
}: Element): Pick<ElementReference, "kind" | "address"> | undefined {
  if (tagName === "img") return { kind: "picture", address: typeof src === "string" ? src : "" };
  if (tagName === "a" && typeof href === "string") return { kind: "link", address: href };
  return undefined;
}

import type { Element, ElementContent, Root, Text } from "hast";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";
import { FOREIGN_REL } from "./links.ts";

/** In the `data` of a node: its text is the name of a picture that could not be shown. */
export const PICTURE_NAME = { isPictureName: true };

/**
 * Pages ask no other host for anything: a picture from elsewhere becomes a link, or where it stands
 * in a link already, its words. Our own load when they come into view.
 */
export function keepPicturesHome(tree: Root, addresses: Addresses): void {
  visit(tree, "element", (link) => {
    if (link.tagName === "a") replaceForeign(link, addresses, wordsOf);
  });
  replaceForeign(tree, addresses, linkTo);
}

/** A picture with a title that has a paragraph to itself becomes a figure with a caption. */
export function captionPictures(tree: Root): void {
  visit(tree, "element", (paragraph) => {
    const picture = paragraph.tagName === "p" ? onlyChild(paragraph) : undefined;
    if (picture?.tagName !== "img" || !picture.properties.title) return;
    const caption = String(picture.properties.title);
    delete picture.properties.title;
    paragraph.tagName = "figure";
    paragraph.children = [
      picture,
      {
        type: "element",
        tagName: "figcaption",
        properties: {},
        children: [{ type: "text", value: caption }],
      },
    ];
  });
}

function replaceForeign(
  within: Root | Element,
  addresses: Addresses,
  substitute: (picture: Element) => ElementContent,
): void {
  visit(within, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return;
    const { src, alt } = element.properties;
    const own = typeof src === "string" && src !== "" ? addresses.own(src) : undefined;
    if (own === undefined) parent.children[index] = substitute(element);
    else {
      const shown = { src: own, alt: alt ?? "", loading: "lazy", decoding: "async" };
      element.properties = { ...element.properties, ...shown };
    }
  });
}

function linkTo(picture: Element): ElementContent {
  const { src } = picture.properties;
  if (!src) return wordsOf(picture);
  return {
    type: "element",
    tagName: "a",
    properties: { href: src, rel: FOREIGN_REL },
    children: [wordsOf(picture)],
  };
}

function wordsOf({ properties }: Element): Text {
  const value = String(properties.alt || properties.title || "Picture");
  return { type: "text", value, data: PICTURE_NAME };
}

function onlyChild({ children }: Element): Element | undefined {
  const solid = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return solid.length === 1 && solid[0]?.type === "element" ? solid[0] : undefined;
}

import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";
import type { PictureSource } from "../../../shared/post.ts";
import { type Addresses, FOREIGN_REL, referencesIn } from "./addresses.ts";
import { ADDED_LABEL } from "./rendered-post.ts";

/** If the table of contents is beside the text, figures span nine of the twelve columns. */
const SIZES = "(min-width: 62.5rem) min(66vw, 66rem), 100vw";

/** Returns the address on this site of a picture on another host; undefined if the site does not serve it. */
export type SignPicture = (url: string) => string | undefined;

/**
 * Has the site itself serve pictures on other hosts. Those that it does not serve become links, or within a
 * link their names, because pages load nothing from other hosts.
 */
export function showPictures(tree: Root, addresses: Addresses, sign: SignPicture): void {
  const addressOnSite = (address: string) => {
    const foreign = addresses.foreign(address);
    if (address === "") return undefined;
    return foreign === undefined ? addresses.own(address) : sign(foreign);
  };
  for (const { kind, element, address, parent, isInLink } of referencesIn(tree)) {
    if (kind !== "picture") continue;
    const src = addressOnSite(address);
    if (src === undefined) {
      const at = parent.children.indexOf(element);
      parent.children[at] = isInLink ? pictureName(element) : pictureLink(element);
    } else {
      const { alt = "" } = element.properties;
      Object.assign(element.properties, { src, alt, loading: "lazy", decoding: "async" });
    }
  }
}

/** Turns a titled picture that is alone in a paragraph into a figure with a caption. */
export function captionPictures(tree: Root): void {
  visit(tree, "element", (paragraph) => {
    const picture = paragraph.tagName === "p" ? onlyChild(paragraph) : undefined;
    if (picture?.tagName !== "img" || !picture.properties.title) return;
    const caption = String(picture.properties.title);
    delete picture.properties.title;
    paragraph.tagName = "figure";
    paragraph.children = [picture, h("figcaption", caption)];
  });
}

/** Finds the sizes and formats of one of the site's own pictures. */
export type FindPicture = (url: string) => PictureSource | undefined;

/** Adds sizes to the pictures that `pictureOf` knows, which avoids layout shifts. */
export function sizePictures(tree: Root, pictureOf: FindPicture): void {
  visit(tree, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName !== "img") return;
    const picture = pictureOf(String(properties.src));
    if (picture === undefined) return;
    const { src, srcSet, avif, width, height } = picture;
    Object.assign(properties, { src, width, height, srcSet, sizes: SIZES });
    if (avif === undefined || parent === undefined || index === undefined) return;
    parent.children[index] = withAvif(element, avif);
    return SKIP;
  });
}

function pictureLink(picture: Element): ElementContent {
  const { src } = picture.properties;
  if (!src) return pictureName(picture);
  return h("a", { href: String(src), rel: FOREIGN_REL }, pictureName(picture));
}

function pictureName({ properties }: Element): Text {
  const value = String(properties.alt || properties.title || "Picture");
  return { type: "text", value, data: ADDED_LABEL };
}

function onlyChild({ children }: Element): Element | undefined {
  const solid = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return solid.length === 1 && solid[0]?.type === "element" ? solid[0] : undefined;
}

function withAvif(picture: Element, avif: string): Element {
  return h("picture", h("source", { type: "image/avif", srcSet: avif, sizes: SIZES }), picture);
}

import type { Element, ElementContent, Root, Text } from "hast";
import { h } from "hastscript";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";
import { FOREIGN_REL } from "./links.ts";

/** Marks a text node, in `data`, as the name of a picture that is not shown. */
export const PICTURE_NAME = { isPictureName: true };

/** Maps addresses of pictures on other hosts to addresses of their copies on this site. */
export type PictureCopies = ReadonlyMap<string, string>;

/** Input and output of one run of the parser, in the `data` of its file. */
export interface PictureData {
  copies: PictureCopies;
  /** Addresses of the pictures on other hosts, without duplicates. */
  remotePictures: string[];
}

/** Further pictures on other hosts stay links. */
const MAX_REMOTE_PICTURES = 100;

/**
 * Replaces pictures on other hosts by their copies and collects their addresses. Without a copy, they become
 * links, or within a link their names, because pages load nothing from other hosts.
 */
export function showPictures(
  tree: Root,
  addresses: Addresses,
  { copies = new Map(), remotePictures = [] }: Partial<PictureData>,
): void {
  const data = { copies, remotePictures };
  visit(tree, "element", (link) => {
    if (link.tagName === "a") replaceWithin(link, addresses, data, pictureName);
  });
  replaceWithin(tree, addresses, data, pictureLink);
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

function replaceWithin(
  within: Root | Element,
  addresses: Addresses,
  data: PictureData,
  substitute: (picture: Element) => ElementContent,
): void {
  visit(within, "element", (element, index, parent) => {
    if (element.tagName !== "img" || parent === undefined || index === undefined) return;
    const { src, alt } = element.properties;
    const address = src ? shownAddress(String(src), addresses, data) : undefined;
    if (address === undefined) parent.children[index] = substitute(element);
    else {
      const shown = { src: address, alt: alt ?? "", loading: "lazy", decoding: "async" };
      element.properties = { ...element.properties, ...shown };
    }
  });
}

/** Returns the address on this site; undefined if the picture is on another host and has no copy. */
function shownAddress(
  src: string,
  addresses: Addresses,
  { copies, remotePictures }: PictureData,
): string | undefined {
  const foreign = addresses.foreign(src);
  if (foreign === undefined) return addresses.own(src);
  const isNew = !remotePictures.includes(foreign);
  if (isNew && remotePictures.length < MAX_REMOTE_PICTURES) remotePictures.push(foreign);
  return copies.get(foreign);
}

function pictureLink(picture: Element): ElementContent {
  const { src } = picture.properties;
  if (!src) return pictureName(picture);
  return h("a", { href: String(src), rel: FOREIGN_REL }, pictureName(picture));
}

function pictureName({ properties }: Element): Text {
  const value = String(properties.alt || properties.title || "Picture");
  return { type: "text", value, data: PICTURE_NAME };
}

function onlyChild({ children }: Element): Element | undefined {
  const solid = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return solid.length === 1 && solid[0]?.type === "element" ? solid[0] : undefined;
}

import type { Element, Root } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/** A picture with the sizes and formats that the build generated. */
export interface SizedPicture {
  src: string;
  srcSet?: string;
  /** The `srcset` of the AVIF files, which some browsers do not support. */
  avif?: string;
  width: number;
  height: number;
}

/** If the table of contents is beside the text, figures span nine of the twelve columns. */
const SIZES = "(min-width: 62.5rem) min(66vw, 66rem), 100vw";

/** Adds sizes to the pictures that `pictureOf` knows, which avoids layout shifts. */
export function sizePictures(
  tree: Root,
  pictureOf: (url: string) => SizedPicture | undefined,
): void {
  visit(tree, "element", (element, index, parent) => {
    const { tagName, properties } = element;
    if (tagName !== "img") return;
    const picture = pictureOf(String(properties.src));
    if (picture === undefined) return;
    const { src, srcSet, avif, width, height } = picture;
    Object.assign(properties, { src, width, height }, srcSet && { srcSet, sizes: SIZES });
    if (avif === undefined || parent === undefined || index === undefined) return;
    parent.children[index] = withAvif(element, avif);
    return SKIP;
  });
}

function withAvif(picture: Element, avif: string): Element {
  return h("picture", h("source", { type: "image/avif", srcSet: avif, sizes: SIZES }), picture);
}

import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/** A picture as the build made it. */
export interface SizedPicture {
  src: string;
  srcSet?: string;
  /** The same widths in a format that not every browser knows. */
  avif?: string;
  width: number;
  height: number;
}

/** A figure runs to the page's right edge: nine of its twelve columns from where contents stand beside it. */
const SIZES = "(min-width: 62.5rem) min(66vw, 66rem), 100vw";

/** Gives the pictures that `pictureOf` knows their size, so that the text does not move. */
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
    parent.children[index] = withBetterFormat(element, avif);
    return SKIP;
  });
}

function withBetterFormat(picture: Element, avif: string): Element {
  const source: Element = {
    type: "element",
    tagName: "source",
    properties: { type: "image/avif", srcSet: avif, sizes: SIZES },
    children: [],
  };
  return { type: "element", tagName: "picture", properties: {}, children: [source, picture] };
}

import type { Root } from "hast";
import { visit } from "unist-util-visit";

/** A picture as the build made it. */
export interface SizedPicture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** The prose column: full width on a phone, 42 rem from there on. */
const SIZES = "(min-width: 48rem) 42rem, 100vw";

/** Gives the pictures that `pictureOf` knows their size, so that the text does not move. */
export function sizePictures(
  tree: Root,
  pictureOf: (url: string) => SizedPicture | undefined,
): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "img") return;
    const picture = pictureOf(String(properties.src));
    if (picture === undefined) return;
    const { src, srcSet, width, height } = picture;
    Object.assign(properties, { src, width, height }, srcSet && { srcSet, sizes: SIZES });
  });
}

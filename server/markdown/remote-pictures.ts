import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";

/** Maps addresses of pictures on other hosts to addresses of their copies on this site. */
export type PictureCopies = ReadonlyMap<string, string>;

/** Input and output of one run of the parser, in the `data` of its file. */
export interface PictureData {
  copies: PictureCopies;
  /** Addresses of the pictures on other hosts, without duplicates. */
  remotePictures: string[];
}

/** Further pictures stay links. */
const MAX_PICTURES = 100;

/** Replaces pictures on other hosts by their copies, and collects the addresses of all. */
export function showPictureCopies(
  tree: Root,
  addresses: Addresses,
  { copies = new Map(), remotePictures = [] }: Partial<PictureData>,
): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName !== "img" || typeof properties.src !== "string") return;
    const address = addresses.foreign(properties.src);
    if (address === undefined) return;
    const isNew = !remotePictures.includes(address);
    if (isNew && remotePictures.length < MAX_PICTURES) remotePictures.push(address);
    properties.src = copies.get(address) ?? properties.src;
  });
}

import type { Root } from "hast";
import { visit } from "unist-util-visit";
import type { Addresses } from "./addresses.ts";

/** Copies of pictures on other hosts: the address on this site by the address on the other host. */
export type PictureCopies = ReadonlyMap<string, string>;

/** What one run of the parser is given and returns, as the `data` of its file. */
export interface PictureData {
  copies: PictureCopies;
  /** Addresses of all pictures on other hosts, each once. */
  remotePictures: string[];
}

/** More pictures than a post has; the rest of them stay links. */
const PICTURES_MAX = 100;

/** Shows the copy of every picture on another host that has one. */
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
    if (isNew && remotePictures.length < PICTURES_MAX) remotePictures.push(address);
    properties.src = copies.get(address) ?? properties.src;
  });
}

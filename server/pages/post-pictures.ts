import type { Post } from "../../shared/post.ts";
import { addressesOf } from "../markdown/addresses.ts";
import { signedAddress } from "../remote-pictures/signed-address.ts";
import type { PageDeps } from "./page-deps.ts";

/** Replaces the card's picture on another host by its address on this site. */
export function withSignedPicture<Listed extends Pick<Post, "imageUrl">>(
  post: Listed,
  { config, pictureSigner }: Pick<PageDeps, "config" | "pictureSigner">,
): Listed {
  const url = addressesOf(config.site.url).foreign(post.imageUrl ?? "");
  const imageUrl = url === undefined ? undefined : signedAddress(pictureSigner, url);
  return imageUrl === undefined ? post : { ...post, imageUrl };
}

import type { PictureSource } from "../../shared/post.ts";
import { isPictureName, pictureSource } from "./pictures.ts";

/**
 * The picture of a post. `image_url` names one of ours as `/pictures/<name>.webp`; another file of
 * this site is shown as it is, in the shape that cards have. Null for none and for other hosts,
 * since the site asks nothing of third parties.
 */
export function pictureOfPost(imageUrl: string | null): PictureSource | null {
  if (imageUrl === null || !ofThisSite.test(imageUrl)) return null;
  const name = ownPicture.exec(imageUrl)?.[1];
  if (name === undefined) return { src: imageUrl, srcSet: imageUrl, width: 1600, height: 1000 };
  return isPictureName(name) ? pictureSource(name) : null;
}

/** A picture within a post's text, if it is one whose size is known. */
export function pictureOfText(url: string): PictureSource | undefined {
  const name = ownPicture.exec(url)?.[1];
  return name !== undefined && isPictureName(name) ? pictureSource(name) : undefined;
}

// Two slashes, or one and a backslash, would lead to another host.
const ofThisSite = /^\/(?![/\\])\S+$/;
const ownPicture = /^\/pictures\/(.+)\.webp$/;

import type { PictureSource } from "../../shared/post.ts";
import { figureFile, figureSource, isPictureName, pictureSource } from "./pictures.ts";
import { mediaAddress, mediaSrcSet, mediaWidths, parseMedia } from "./post-media.ts";

/**
 * Returns the picture of a post. `image_url` names a picture of the site as `/pictures/<name>.webp` or a figure
 * as `/pictures/<name>.svg`. Another file of this site is used without change, with the aspect ratio of cards.
 * Null without a picture, and for other hosts, because the site makes no third-party requests.
 */
export function pictureOfPost(imageUrl: string | null): PictureSource | null {
  if (imageUrl === null || !ownPath.test(imageUrl)) return null;
  const stored = storedPicture(imageUrl);
  if (stored !== undefined) return stored;
  const named = namedPicture(imageUrl);
  if (named === undefined) return { src: imageUrl, srcSet: imageUrl, width: 1600, height: 1000 };
  return named;
}

/** Returns a picture in a post's text; undefined if its size is unknown. */
export function pictureOfText(url: string): PictureSource | undefined {
  return storedPicture(url) ?? namedPicture(url) ?? undefined;
}

/** Returns null for an unknown name and undefined for other addresses. */
function namedPicture(url: string): PictureSource | null | undefined {
  const [, name, extension] = ownPicture.exec(url) ?? [];
  if (name === undefined) return undefined;
  if (extension === "webp") return isPictureName(name) ? pictureSource(name) : null;
  const file = figureFile(name);
  return file === undefined ? null : figureSource(file);
}

/** Returns a picture that was uploaded with a post. Its address contains its hash and size. */
function storedPicture(url: string): PictureSource | undefined {
  const media = parseMedia(url);
  if (media === undefined) return undefined;
  const { hash, width, height } = media;
  const fallbackWidth = mediaWidths(width).find((each) => each >= 800) ?? width;
  const src = mediaAddress({ hash, width: fallbackWidth, format: "webp" });
  const [srcSet, avif] = [mediaSrcSet(media, "webp"), mediaSrcSet(media, "avif")];
  return { src, srcSet, avif, width, height };
}

// An address that begins with two slashes, or with a slash and a backslash, leads to another host.
const ownPath = /^\/(?![/\\])\S+$/;
const ownPicture = /^\/pictures\/(.+)\.(webp|svg)$/;

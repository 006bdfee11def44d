import type { PictureSource } from "../../shared/post.ts";
import { mediaAddress, mediaSrcSet, mediaWidths, parseMedia } from "../../shared/post-media.ts";
import { figureFile, figureSource, isPictureName, pictureSource } from "./pictures.ts";

/**
 * The picture of a post. `image_url` names one of ours as `/pictures/<name>.webp`, or
 * a figure as `/pictures/<name>.svg`; another file of
 * this site is shown as it is, in the shape that cards have. Null for none and for other hosts,
 * since the site asks nothing of third parties.
 */
export function pictureOfPost(imageUrl: string | null): PictureSource | null {
  if (imageUrl === null || !ofThisSite.test(imageUrl)) return null;
  const stored = storedPicture(imageUrl);
  if (stored !== undefined) return stored.picture;
  const named = namedPicture(imageUrl);
  if (named === undefined) return { src: imageUrl, srcSet: imageUrl, width: 1600, height: 1000 };
  return named;
}

/** A picture within a post's text, if it is one whose size is known. */
export function pictureOfText(url: string): (PictureSource & { avif?: string }) | undefined {
  const stored = storedPicture(url);
  if (stored !== undefined) return { ...stored.picture, avif: stored.avif };
  return namedPicture(url) ?? undefined;
}

/** Null for a name that the site does not have, undefined for an address of another kind. */
function namedPicture(url: string): PictureSource | null | undefined {
  const [, name, ending] = ownPicture.exec(url) ?? [];
  if (name === undefined) return undefined;
  if (ending === "webp") return isPictureName(name) ? pictureSource(name) : null;
  const file = figureFile(name);
  return file === undefined ? null : figureSource(file);
}

/** A picture that came with a post: its address alone says in which widths it is there. */
function storedPicture(url: string): { picture: PictureSource; avif: string } | undefined {
  const media = parseMedia(url);
  if (media === undefined) return undefined;
  const { hash, width, height } = media;
  const near = mediaWidths(width).find((each) => each >= 800) ?? width;
  const src = mediaAddress({ hash, width: near, format: "webp" });
  const picture = { src, srcSet: mediaSrcSet(media, "webp"), width, height };
  return { picture, avif: mediaSrcSet(media, "avif") };
}

// Two slashes, or one and a backslash, would lead to another host.
const ofThisSite = /^\/(?![/\\])\S+$/;
const ownPicture = /^\/pictures\/(.+)\.(webp|svg)$/;

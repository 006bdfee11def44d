import type { PictureSource } from "../../shared/post.ts";
import { figureFiles, namedFiles, pictureFiles } from "./media-files.ts";
import { type PictureFormat, type PictureSettings, widthsOf } from "./picture-format.ts";
import { type PictureName, pictureSettings } from "./picture-settings.ts";

/** Returns a picture's alt text and its full size in pixels. */
export function pictureNamed(name: PictureName): { alt: string; width: number; height: number } {
  const { alt }: PictureSettings = pictureSettings[name];
  const { width, height } = pictureFiles[name];
  return { alt, width, height };
}

export function isPictureName(text: string): text is PictureName {
  return Object.hasOwn(pictureFiles, text);
}

/** Returns the `srcset` of a picture in one format. */
export function srcSetOf(name: PictureName, format: PictureFormat): string {
  return widthsOf(pictureFiles[name].width, format)
    .map((width) => `${addressOf(fileAt(name, width, format))} ${width}w`)
    .join(", ");
}

/** Returns a picture as plain data, for cards and islands. */
export function pictureSource(name: PictureName): PictureSource {
  const { width, height } = pictureFiles[name];
  return {
    src: addressOf(pictureFile(name, 800, "webp")),
    srcSet: srcSetOf(name, "webp"),
    avif: srcSetOf(name, "avif"),
    width,
    height,
  };
}

/** Returns the narrowest file in `made/` that is at least this wide, or else the widest file. */
export function pictureFile(name: PictureName, width: number, format: PictureFormat): string {
  const widths = widthsOf(pictureFiles[name].width, format);
  return fileAt(name, widths.find((each) => each >= width) ?? Math.max(...widths), format);
}

/** Returns the file in `made/` of a post's figure; undefined if there is no figure of this name. */
export function figureFile(name: string): string | undefined {
  return Object.hasOwn(figureFiles, name) ? figureFiles[name] : undefined;
}

/** Returns a figure as plain data, with the aspect ratio of cards. */
export function figureSource(file: string): PictureSource {
  const src = addressOf(file);
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 1000 };
}

/** Returns the address of a video or of a drawing that is used as a file. */
export function mediaAddress(file: keyof typeof namedFiles): string {
  return addressOf(namedFiles[file]);
}

function fileAt(name: PictureName, width: number, format: PictureFormat): string {
  return `${name}-${pictureFiles[name].hash}-${width}.${format}`;
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

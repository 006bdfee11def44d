import type { PictureSource } from "../../shared/post.ts";
import { figureFiles, namedFiles, pictureFiles } from "./media-files.ts";
import {
  type PictureFormat,
  type PictureName,
  type PictureSettings,
  pictureSettings,
  widthsOf,
} from "./picture-settings.ts";

/** What a picture shows, in words, and its full size in pixels. */
export function pictureNamed(name: PictureName): { alt: string; width: number; height: number } {
  const { alt }: PictureSettings = pictureSettings[name];
  const { width, height } = pictureFiles[name];
  return { alt, width, height };
}

export function isPictureName(text: string): text is PictureName {
  return Object.hasOwn(pictureFiles, text);
}

/** Every width of a picture in one format, ready for `srcset`. */
export function srcSetOf(name: PictureName, format: PictureFormat): string {
  return widthsOf(pictureFiles[name].width, format)
    .map((width) => `${addressOf(fileAt(name, width, format))} ${width}w`)
    .join(", ");
}

/** A picture as plain data, in the one format that every browser knows, for cards and islands. */
export function pictureSource(name: PictureName): PictureSource {
  const { width, height } = pictureFiles[name];
  return {
    src: addressOf(pictureFile(name, 800, "webp")),
    srcSet: srcSetOf(name, "webp"),
    width,
    height,
  };
}

/** The file in `made/` that is at least so wide, else the widest there is. */
export function pictureFile(name: PictureName, width: number, format: PictureFormat): string {
  const widths = widthsOf(pictureFiles[name].width, format);
  return fileAt(name, widths.find((kept) => kept >= width) ?? Math.max(...widths), format);
}

/** The file in `made/` of a figure that was drawn for a post. Undefined when there is none of that name. */
export function figureFile(name: string): string | undefined {
  return Object.hasOwn(figureFiles, name) ? figureFiles[name] : undefined;
}

/** A figure as plain data, in the shape that cards have. */
export function figureSource(file: string): PictureSource {
  const src = addressOf(file);
  return { src, srcSet: `${src} 1600w`, width: 1600, height: 1000 };
}

/** The address of a film or of a drawing that is used as a file. */
export function mediaAddress(file: keyof typeof namedFiles): string {
  return addressOf(namedFiles[file]);
}

function fileAt(name: PictureName, width: number, format: PictureFormat): string {
  return `${name}-${pictureFiles[name].hash}-${width}.${format}`;
}

function addressOf(file: string): string {
  return `/assets/${file}`;
}

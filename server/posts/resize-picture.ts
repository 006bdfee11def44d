import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import {
  type Media,
  type MediaFormat,
  mediaFormats,
  mediaWidths,
} from "../../shared/post-media.ts";

/** Part of the hash in addresses, which never expire. Change it together with sizes or quality. */
const ENCODING_VERSION = "1";

const MAX_PIXELS = 120_000_000;

interface ResizedFile {
  width: number;
  format: MediaFormat;
  content: Buffer;
}

/** Returns hash and size of a picture, rotated as its metadata says. @throws if it is not a picture */
export async function mediaOfPicture(content: Buffer, maxPixels = MAX_PIXELS): Promise<Media> {
  const { width, height } = (await (await open(content, maxPixels)).metadata()).autoOrient;
  if (width * height > maxPixels) throw new Error(`it has more than ${maxPixels / 1e6} megapixels`);
  const widest = Math.max(...mediaWidths(width));
  const hash = createHash("sha256").update(ENCODING_VERSION).update(content).digest("hex");
  return {
    hash: hash.slice(0, 16),
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    format: "webp",
  };
}

/** Yields the picture in every width and format, without metadata such as time and place. */
export async function* resizePicture(
  content: Buffer,
  width: number,
  maxPixels = MAX_PIXELS,
): AsyncGenerator<ResizedFile> {
  for (const targetWidth of mediaWidths(width)) {
    for (const format of mediaFormats) {
      const resized = (await open(content, maxPixels)).autoOrient().resize({ width: targetWidth });
      const bytes = await (format === "avif"
        ? resized.avif({ quality: 55, effort: 3 })
        : resized.webp({ quality: 80 })
      ).toBuffer();
      yield { width: targetWidth, format, content: bytes };
    }
  }
}

async function open(content: Buffer, maxPixels: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Error("Pictures cannot be resized here: the package sharp is not installed");
  });
  return sharp(content, { limitInputPixels: maxPixels });
}

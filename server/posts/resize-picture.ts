import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import {
  type Media,
  type MediaFormat,
  mediaFormats,
  mediaWidths,
} from "../../shared/post-media.ts";

/** Whoever changes how pictures are made changes this, since their addresses are for ever. */
const RECIPE = "1";

const PIXELS_MAX = 120_000_000;

interface MadeFile {
  width: number;
  format: MediaFormat;
  content: Buffer;
}

/** The name and shape of a picture, turned as its camera meant it. @throws when it is no picture */
export async function mediaOfPicture(content: Buffer, pixelsMax = PIXELS_MAX): Promise<Media> {
  const { width, height } = (await (await open(content, pixelsMax)).metadata()).autoOrient;
  if (width * height > pixelsMax) throw new Error(`it has more than ${pixelsMax / 1e6} megapixels`);
  const widest = Math.max(...mediaWidths(width));
  const hash = createHash("sha256").update(RECIPE).update(content).digest("hex");
  return {
    hash: hash.slice(0, 16),
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    format: "webp",
  };
}

/** The picture in every width and format, without what the camera noted about time and place. */
export async function* resizePicture(
  content: Buffer,
  width: number,
  pixelsMax = PIXELS_MAX,
): AsyncGenerator<MadeFile> {
  for (const each of mediaWidths(width)) {
    for (const format of mediaFormats) {
      const resized = (await open(content, pixelsMax)).autoOrient().resize({ width: each });
      const made = await (format === "avif"
        ? resized.avif({ quality: 55, effort: 3 })
        : resized.webp({ quality: 80 })
      ).toBuffer();
      yield { width: each, format, content: made };
    }
  }
}

async function open(content: Buffer, pixelsMax: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Error("Pictures cannot be resized here: the package sharp is not installed");
  });
  return sharp(content, { limitInputPixels: pixelsMax });
}

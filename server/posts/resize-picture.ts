import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
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

/** What a file's picture will be called, turned as its camera meant it. @throws when it is none */
export async function mediaOfFile(file: string): Promise<Media> {
  const { width, height } = (await (await open(file)).metadata()).autoOrient;
  const widest = Math.max(...mediaWidths(width));
  const hash = createHash("sha256")
    .update(RECIPE)
    .update(await readFile(file))
    .digest("hex");
  return {
    hash: hash.slice(0, 16),
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    format: "webp",
  };
}

/** The picture in every width and format, without what the camera noted about time and place. */
export async function* resizePicture(file: string, width: number): AsyncGenerator<MadeFile> {
  for (const each of mediaWidths(width)) {
    for (const format of mediaFormats) {
      const resized = (await open(file)).autoOrient().resize({ width: each });
      const content = await (format === "avif"
        ? resized.avif({ quality: 55, effort: 3 })
        : resized.webp({ quality: 80 })
      ).toBuffer();
      yield { width: each, format, content };
    }
  }
}

async function open(file: string): Promise<Sharp> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Error("Pictures cannot be resized here: the package sharp is not installed");
  });
  return sharp(file, { limitInputPixels: PIXELS_MAX });
}

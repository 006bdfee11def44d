import { Mutex } from "async-mutex";
import type { Sharp } from "sharp";

/** Limits the memory for decoded pictures of any format: while one is resized, two of this size are in memory. */
export const SITE_MAX_PIXELS = 16_000_000;

/** The width at which programs show the picture of a link. */
const PREVIEW_WIDTH = 1200;

/** An SVG has no size in pixels; it is drawn as wide as the widest column. */
const DRAWING_WIDTH = 1600;

export interface OpenedPicture {
  /** Creates a pipeline, which decodes the picture once. */
  decode: () => Sharp;
  /** Size in pixels, rotated as the metadata says. */
  size: { width: number; height: number };
}

const turns = new Mutex();

/** Runs a function that decodes a picture, one at a time in this process, because pictures are large in memory. */
export function decodeInTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  return turns.runExclusive(decode);
}

/**
 * Reads the header of a picture. @throws Error if it is no picture, or if it has more than `maxPixels`. A pixel with 16
 * bits per channel counts twice.
 */
export async function openPicture(content: Buffer, maxPixels: number): Promise<OpenedPicture> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Error("Pictures cannot be resized here: the package sharp is not installed");
  });
  // One thread and no cache, because the server handles requests at the same time.
  sharp.concurrency(1);
  sharp.cache(false);
  const metadata = await sharp(content).metadata();
  const widthAt = async (density: number) =>
    (await sharp(content, { density, limitInputPixels: false }).metadata()).width;
  const density = metadata.format === "svg" ? await drawingDensity(widthAt) : undefined;
  const decode = () => sharp(content, { limitInputPixels: maxPixels, ...(density && { density }) });
  const { autoOrient: size, depth } = density ? await decode().metadata() : metadata;
  const pixels = size.width * size.height * (depth === "uchar" ? 1 : 2);
  // Also refuses NaN.
  if (!(pixels <= maxPixels)) throw new Error(`it has more than ${maxPixels / 1e6} megapixels`);
  return { decode, size };
}

/**
 * Returns the density, in dots per inch, at which a drawing gets its width. The width of a drawing with sizes in
 * millimetres grows with the square of the density.
 */
async function drawingDensity(widthAt: (density: number) => Promise<number>): Promise<number> {
  const [width, doubled] = [await widthAt(72), await widthAt(144)];
  const exponent = Math.max(1, Math.log2(doubled / width));
  return Math.max(1, 72 * (DRAWING_WIDTH / width) ** (1 / exponent));
}

/** Converts a picture of this site to JPEG. The site checked its size when it stored or built the picture. */
export function asJpeg(content: Buffer): Promise<Buffer> {
  return decodeInTurn(async () => {
    const { decode } = await openPicture(content, SITE_MAX_PIXELS);
    return decode()
      .resize({ width: PREVIEW_WIDTH, withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality: 80 })
      .toBuffer();
  });
}

import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { type Media, type MediaFile, mediaFormats, mediaWidths } from "../../shared/post-media.ts";
import type { Db } from "../db/db.ts";
import { countMedia, insertMedia } from "../db/media.ts";

/** Part of the hash in addresses, which never expire. Change it together with sizes or quality. */
const ENCODING_VERSION = "1";

const MAX_PIXELS = 120_000_000;

interface StoreOptions {
  /** Aborts between two files. */
  signal?: AbortSignal;
  /** Larger pictures are rejected. */
  maxPixels?: number;
}

/**
 * Stores a picture in every width and format, without metadata such as time and place, unless it is stored
 * already. @throws if it is not a picture
 */
export async function storePicture(
  db: Db,
  content: Buffer,
  { signal, maxPixels = MAX_PIXELS }: StoreOptions = {},
): Promise<Media> {
  const media = await mediaOf(content, maxPixels);
  const files = mediaWidths(media.width).flatMap((width) =>
    mediaFormats.map((format): MediaFile => ({ hash: media.hash, width, format })),
  );
  if ((await countMedia(db, media.hash)) === files.length) return media;
  for (const file of files) {
    signal?.throwIfAborted();
    const picture = await open(content, maxPixels);
    await insertMedia(db, { ...file, content: await resize(picture, file) });
  }
  return media;
}

/** Returns hash and size of a picture, rotated as its metadata says. */
export async function mediaOf(content: Buffer, maxPixels = MAX_PIXELS): Promise<Media> {
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

function resize(picture: Sharp, { width, format }: MediaFile): Promise<Buffer> {
  const resized = picture.autoOrient().resize({ width });
  const encoded =
    format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}

async function open(content: Buffer, maxPixels: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp").catch(() => {
    throw new Error("Pictures cannot be resized here: the package sharp is not installed");
  });
  return sharp(content, { limitInputPixels: maxPixels });
}

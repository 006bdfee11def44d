import { createHash } from "node:crypto";
import {
  type Media,
  type MediaFile,
  mediaFormats,
  mediaWidths,
} from "../../../client/media/post-media.ts";
import type { Db } from "../../database/db.ts";
import { countMedia, insertMedia } from "../queries/media.ts";
import { type OpenedPicture, openPicture } from "../remote-pictures/open-picture.ts";

/** Part of the hash in addresses, which browsers keep for a year. A change of sizes or quality needs a new version. */
const ENCODING_VERSION = "1";

/** More than the site itself may decode, because the command has its own memory. */
const MAX_PIXELS = 120_000_000;

/**
 * Stores a picture in every width and format, without metadata such as time and place, unless it is stored
 * already. @throws if it is not a picture
 */
export async function storePicture(db: Db, content: Buffer): Promise<Media> {
  const picture = await openPicture(content, MAX_PIXELS);
  const media = mediaOf(content, picture);
  const files = mediaWidths(media.width).flatMap((width) =>
    mediaFormats.map((format): MediaFile => ({ hash: media.hash, width, format })),
  );
  if ((await countMedia(db, media.hash)) === files.length) return media;
  for (const file of files)
    await insertMedia(db, { ...file, content: await resize(picture, file) });
  return media;
}

/** Decodes a picture without storing it, and returns its hash and size. @throws if it is broken or not a picture */
export async function checkPicture(content: Buffer): Promise<Media> {
  const picture = await openPicture(content, MAX_PIXELS);
  await picture.decode().resize({ width: 16 }).raw().toBuffer();
  return mediaOf(content, picture);
}

function mediaOf(content: Buffer, { size: { width, height } }: OpenedPicture): Media {
  const widest = Math.max(...mediaWidths(width));
  const hash = createHash("sha256").update(ENCODING_VERSION).update(content).digest("hex");
  return {
    hash: hash.slice(0, 16),
    width: widest,
    height: Math.max(1, Math.round((height * widest) / width)),
    format: "webp",
  };
}

function resize({ decode }: OpenedPicture, { width, format }: MediaFile): Promise<Buffer> {
  const resized = decode().autoOrient().resize({ width });
  const encoded =
    format === "avif" ? resized.avif({ quality: 55, effort: 3 }) : resized.webp({ quality: 80 });
  return encoded.toBuffer();
}

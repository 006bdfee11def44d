import { type Media, mediaFormats, mediaWidths } from "../../shared/post-media.ts";
import type { Db } from "../db/db.ts";
import { hasMedia, insertMedia } from "../db/media.ts";
import { mediaOfPicture, resizePicture } from "./resize-picture.ts";

interface StoreOptions {
  /** Called before the first file and after each. */
  onProgress?: (done: number, total: number) => void;
  /** Larger pictures are rejected. */
  maxPixels?: number;
}

/** Stores a picture in every width and format, unless it is stored already. */
export async function storePicture(
  db: Db,
  content: Buffer,
  { onProgress = () => undefined, maxPixels }: StoreOptions = {},
): Promise<Media> {
  const media = await mediaOfPicture(content, maxPixels);
  const { hash, width } = media;
  const widths = mediaWidths(width);
  if (await hasMedia(db, hash, widths, mediaFormats)) return media;
  const total = widths.length * mediaFormats.length;
  let done = 0;
  onProgress(done, total);
  for await (const file of resizePicture(content, width, maxPixels)) {
    await insertMedia(db, { hash, ...file });
    done += 1;
    onProgress(done, total);
  }
  return media;
}

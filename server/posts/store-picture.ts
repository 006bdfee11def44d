import { type Media, mediaFormats, mediaWidths } from "../../shared/post-media.ts";
import type { Db } from "../db/db.ts";
import { hasMedia, insertMedia } from "../db/media.ts";
import { mediaOfPicture, resizePicture } from "./resize-picture.ts";

interface StoreOptions {
  /** Called before the first file and after each. */
  onProgress?: (done: number, total: number) => void;
  /** Larger pictures are refused. */
  pixelsMax?: number;
}

/** Stores a picture in every width and format, unless the site has it already. */
export async function storePicture(
  db: Db,
  content: Buffer,
  { onProgress = () => undefined, pixelsMax }: StoreOptions = {},
): Promise<Media> {
  const media = await mediaOfPicture(content, pixelsMax);
  const { hash, width } = media;
  const widths = mediaWidths(width);
  if (await hasMedia(db, hash, widths, mediaFormats)) return media;
  const total = widths.length * mediaFormats.length;
  let done = 0;
  onProgress(done, total);
  for await (const made of resizePicture(content, width, pixelsMax)) {
    await insertMedia(db, { hash, ...made });
    done += 1;
    onProgress(done, total);
  }
  return media;
}

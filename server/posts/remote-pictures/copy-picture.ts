import { mediaAddress } from "../../../shared/post-media.ts";
import type { Db } from "../../db/db.ts";
import { storePicture } from "../store-picture.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { pictureFormat } from "./picture-format.ts";

/** Decoded, a picture of this size takes up to 160 MB. */
const PIXELS_MAX = 40_000_000;

interface CopyOptions {
  /** See `fetchPicture`. */
  hosts: readonly string[] | undefined;
  /** Ends the work early. */
  signal: AbortSignal;
}

/** Stores a copy of a picture on another host. Returns its address. @throws Error with the reason */
export async function copyPicture(
  db: Db,
  address: string,
  { hosts, signal }: CopyOptions,
): Promise<string> {
  const content = await fetchPicture(address, { hosts, signal });
  if (pictureFormat(content) === undefined) {
    throw new Error("it is not a JPEG, PNG, GIF, WebP or AVIF picture");
  }
  await boundMemory();
  const media = await storePicture(db, content, {
    pixelsMax: PIXELS_MAX,
    onProgress: () => signal.throwIfAborted(),
  });
  return mediaAddress(media);
}

/** Requests are served meanwhile: pictures are resized on one thread, and nothing of them is kept. */
async function boundMemory(): Promise<void> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
}

import { mediaAddress } from "../../../shared/post-media.ts";
import type { Db } from "../../db/db.ts";
import { storePicture } from "../store-picture.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { pictureFormat } from "./picture-format.ts";

/** Limits the memory for the decoded picture. */
const MAX_PIXELS = 40_000_000;

interface CopyOptions {
  /** See `fetchPicture`. */
  hosts: readonly string[] | undefined;
  /** Aborts the copy. */
  signal: AbortSignal;
}

/** Stores a copy of a picture on another host and returns its address. @throws Error with the reason */
export async function copyPicture(
  db: Db,
  address: string,
  { hosts, signal }: CopyOptions,
): Promise<string> {
  const content = await fetchPicture(address, { hosts, signal });
  if (pictureFormat(content) === undefined) {
    throw new Error("it is not a JPEG, PNG, GIF, WebP or AVIF picture");
  }
  await limitSharpMemory();
  const media = await storePicture(db, content, {
    maxPixels: MAX_PIXELS,
    onProgress: () => signal.throwIfAborted(),
  });
  return mediaAddress(media);
}

/** Uses one thread and no cache, because the server handles requests at the same time. */
async function limitSharpMemory(): Promise<void> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
}

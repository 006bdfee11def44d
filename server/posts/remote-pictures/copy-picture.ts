import { mediaAddress } from "../../../shared/post-media.ts";
import type { Db } from "../../db/db.ts";
import { storePicture } from "../store-picture.ts";
import { fetchPicture } from "./fetch-picture.ts";

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF files, as Latin-1 text. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

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
  if (!isCopyable(content)) {
    throw new Error("it is not a JPEG, PNG, GIF, WebP or AVIF picture");
  }
  await limitSharpMemory();
  return mediaAddress(await storePicture(db, content, { maxPixels: MAX_PIXELS, signal }));
}

/** Checks the format by the first bytes, because the host's content type may be wrong. */
export function isCopyable(content: Buffer): boolean {
  return SIGNATURE.test(content.toString("latin1", 0, 16));
}

/** Uses one thread and no cache, because the server handles requests at the same time. */
async function limitSharpMemory(): Promise<void> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
}

import { createHash } from "node:crypto";
import { Semaphore } from "async-mutex";
import { LRUCache } from "lru-cache";
import type { MediaFile } from "../../../client/media/post-media.ts";
import type { Config } from "../../base/config.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { Db } from "../../database/db.ts";
import { findMedia, insertMedia } from "../queries/media.ts";
import { fetchPicture, type PictureHosts } from "./fetch-picture.ts";
import { decodeInTurn, openPicture, SITE_MAX_PIXELS } from "./open-picture.ts";

/** Fits a post's column on a high-density screen. Pages use `srcset` for the pictures of the site. */
export const PICTURE_WIDTH = 1200;

/** The first bytes of JPEG, PNG, GIF, WebP and AVIF files, as Latin-1 text. */
const SIGNATURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** How long a picture that could not be fetched is not fetched again. */
const RETRY_MS = 10 * 60_000;
/** How many such addresses are remembered. */
const MAX_FAILURES = 1_000;
/** How many files are fetched at once. Each stays in memory until it is decoded. */
const MAX_CONCURRENT = 8;

interface RemotePictureDeps {
  db: Db;
  config: Pick<Config, "postImageHosts">;
  log: Log;
}

/** Returns a picture on another host as WebP; undefined if it cannot be fetched. */
export type LoadRemotePicture = (url: string) => Promise<Buffer | undefined>;

/** Creates a function that fetches each picture once, on its first request, and stores it in `media`. */
export function createRemotePictures({ db, config, log }: RemotePictureDeps): LoadRemotePicture {
  const loading = new Map<string, Promise<Buffer | undefined>>();
  const failed = new LRUCache<string, true>({ max: MAX_FAILURES, ttl: RETRY_MS });
  const slots = new Semaphore(MAX_CONCURRENT);

  async function load(url: string): Promise<Buffer | undefined> {
    const file = storedFile(url);
    const stored = await findMedia(db, file);
    if (stored !== undefined || failed.has(url)) return stored;
    let content: Buffer;
    try {
      content = await slots.runExclusive(() => fetchAsWebp(url, config.postImageHosts));
    } catch (error) {
      failed.set(url, true);
      log.warn({ url, reason: reasonOf(error) }, "a picture of a post could not be fetched");
      return undefined;
    }
    await insertMedia(db, { ...file, content }).catch((error) =>
      log.warn({ url, reason: reasonOf(error) }, "a picture of a post could not be stored"),
    );
    return content;
  }

  return (url) => {
    const running = loading.get(url) ?? load(url).finally(() => loading.delete(url));
    loading.set(url, running);
    return running;
  };
}

/** The file's hash is that of the address, because the content is unknown before the first request. */
function storedFile(url: string): MediaFile {
  const hash = createHash("sha256").update(`remote ${url}`).digest("hex").slice(0, 16);
  return { hash, width: PICTURE_WIDTH, format: "webp" };
}

/** Fetches a picture and resizes it. @throws Error with the reason */
async function fetchAsWebp(address: string, hosts: PictureHosts): Promise<Buffer> {
  const content = await fetchPicture(address, { hosts });
  // The host's content type may be wrong.
  if (!SIGNATURE.test(content.toString("latin1", 0, 16))) {
    throw new Error("it is not a JPEG, PNG, GIF, WebP or AVIF picture");
  }
  return decodeInTurn(async () => {
    const { decode } = await openPicture(content, SITE_MAX_PIXELS);
    return decode()
      .autoOrient()
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  });
}

import type { Transform } from "node:stream";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from "node:zlib";
import type { Coding } from "../middleware/content-coding.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Lower quality than in the page cache, because a visitor waits for these pages. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses a page that is not cached. */
export async function compress(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === "br") return compressBrotli(body, BROTLI);
  return coding === "gzip" ? compressGzip(body) : body;
}

/** Creates a compression stream that flushes each chunk, so that the browser can show it. */
export function compressingStream(coding: Coding): Transform | undefined {
  if (coding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
  if (coding === "br") {
    return createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH });
  }
  return undefined;
}

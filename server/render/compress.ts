import { createHash } from "node:crypto";
import type { Transform } from "node:stream";
import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from "node:zlib";
import type { Encoding } from "./negotiate.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * While a visitor waits: measured, one brotli call at 4 costs half of a compressing stream. One at 2
 * would cost 0.4 of that, but the list of posts no longer fits into a connection's first round trip.
 */
const LIVE_BROTLI = 4;
const LIVE_GZIP = 6;

/** Up to here compressing takes less than handing the body to a thread and waking up again. */
const AT_ONCE_BYTES = 64 * 1024;

/** One call over the whole body, on zlib's own threads where that is worth it. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: "live" | "packed" = "live",
): Promise<Buffer> {
  if (encoding === "identity") return body;
  const atOnce = effort === "live" && body.length <= AT_ONCE_BYTES;
  if (encoding === "gzip") {
    const options = { level: effort === "live" ? LIVE_GZIP : 9 };
    return atOnce ? gzipSync(body, options) : zip(body, options);
  }
  const options = brotliOptions(body, effort === "live" ? LIVE_BROTLI : 11);
  return atOnce ? brotliCompressSync(body, options) : brotli(body, options);
}

export interface Compressed {
  gzip: Buffer;
  br: Buffer;
}

/** Both codings of a page that is kept. */
export async function compressBoth(body: Buffer, effort: "live" | "packed"): Promise<Compressed> {
  const [gzip, br] = await Promise.all([
    compress(body, "gzip", effort),
    compress(body, "br", effort),
  ]);
  return { gzip, br };
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** For pages that arrive in pieces: every piece is flushed, so that it can be shown. */
export function compressingStream(encoding: Encoding): Transform | undefined {
  if (encoding === "gzip") {
    return createGzip({ level: LIVE_GZIP, flush: constants.Z_SYNC_FLUSH });
  }
  if (encoding === "br") {
    return createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: LIVE_BROTLI },
    });
  }
  return undefined;
}

/** A strong validator's opaque part: the same for the same bytes. */
export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

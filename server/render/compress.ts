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
const LIVE: Levels = { gzip: 6, br: 4 };
const BEST: Levels = { gzip: 9, br: 11 };

type Levels = Readonly<Record<"gzip" | "br", number>>;

/**
 * Up to here, which is all pages but the longest posts, a body is compressed where it is: in a
 * millisecond or two. Each of zlib's threads keeps for ever some MB of what it once needed.
 */
const AT_ONCE_BYTES = 128 * 1024;

/** One call over the whole body, for a visitor who waits for it. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (body.length > AT_ONCE_BYTES) return compressAside(body, encoding, LIVE);
  return encoding === "gzip"
    ? gzipSync(body, { level: LIVE.gzip })
    : brotliCompressSync(body, brotliOptions(body, LIVE.br));
}

/** The same on zlib's own threads, while this one does something else. */
function compressAside(body: Buffer, encoding: "gzip" | "br", levels: Levels): Promise<Buffer> {
  return encoding === "gzip"
    ? zip(body, { level: levels.gzip })
    : brotli(body, brotliOptions(body, levels.br));
}

export interface Compressed {
  gzip: Buffer;
  br: Buffer;
}

/** Both codings of a page that is kept. */
export async function compressBoth(body: Buffer, effort: "live" | "packed"): Promise<Compressed> {
  if (effort === "live") {
    return { gzip: await compress(body, "gzip"), br: await compress(body, "br") };
  }
  const [gzip, br] = await Promise.all([
    compressAside(body, "gzip", BEST),
    compressAside(body, "br", BEST),
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
    return createGzip({ level: LIVE.gzip, flush: constants.Z_SYNC_FLUSH });
  }
  if (encoding === "br") {
    return createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: LIVE.br },
    });
  }
  return undefined;
}

/** A strong validator's opaque part: the same for the same bytes. */
export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

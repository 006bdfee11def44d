import type { IncomingMessage } from "node:http";
import type { Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import Negotiator from "negotiator";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An HTTP content coding, as in `Content-Encoding`. */
export type Coding = "br" | "gzip" | "identity";

const AVAILABLE: readonly Coding[] = ["br", "gzip", "identity"];
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** Returns the coding for this client (RFC 9110, 12.5.3); undefined if it accepts none. */
export function negotiateCoding(request: IncomingMessage): Coding | undefined {
  return new Negotiator(request).encoding(AVAILABLE, { preferred: PREFERRED });
}

/** Levels for a page that is cached, and for one that a visitor waits for. */
const LEVELS = { cached: { br: 9, gzip: 9 }, once: { br: 4, gzip: 6 } };

export async function compress(
  body: Buffer,
  coding: Coding,
  use: keyof typeof LEVELS,
): Promise<Buffer> {
  const level = LEVELS[use];
  if (coding === "br") return compressBrotli(body, brotliOptions(level.br));
  return coding === "gzip" ? compressGzip(body, { level: level.gzip }) : body;
}

/** Creates a compression stream that flushes each chunk, so that the browser can show it. */
export function compressingStream(coding: Coding): Transform | undefined {
  if (coding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
  if (coding === "identity") return undefined;
  const flush = constants.BROTLI_OPERATION_FLUSH;
  return createBrotliCompress({ ...brotliOptions(LEVELS.once.br), flush });
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { HttpError } from "../base/errors.ts";
import type { Log } from "../base/log.ts";

/** An HTTP content coding, as in `Content-Encoding`. */
export type Coding = "br" | "gzip" | "identity";

const AVAILABLE: readonly Coding[] = ["br", "gzip", "identity"];
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** Levels for what is sent often, and for what is sent once: the fastest of each coding. */
const LEVELS = { cached: { br: 5, gzip: 6 }, once: { br: 0, gzip: 1 } };

/** Returns the coding for this client (RFC 9110, 12.5.3); undefined if it accepts none. */
export function negotiateCoding(request: IncomingMessage): Coding | undefined {
  return new Negotiator(request).encoding(AVAILABLE, { preferred: PREFERRED });
}

/** Returns the client's coding. Error pages are sent even if the client accepts none. @throws 406 */
export function codingFor(request: IncomingMessage, status: number): Coding {
  const coding = negotiateCoding(request);
  if (coding === undefined && status < 400) {
    throw new HttpError(406, "not_acceptable", "No coding is acceptable");
  }
  return coding ?? "identity";
}

/** Adds the headers that depend on the coding. */
export function withCoding(
  headers: Readonly<Record<string, string>>,
  coding: Coding,
): Record<string, string> {
  const Vary = headers.Vary === undefined ? "Accept-Encoding" : `${headers.Vary}, Accept-Encoding`;
  return { ...headers, Vary, ...(coding !== "identity" && { "Content-Encoding": coding }) };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export async function compress(
  body: Buffer,
  coding: Coding,
  use: keyof typeof LEVELS,
): Promise<Buffer> {
  const level = LEVELS[use];
  if (coding === "br") return compressBrotli(body, brotliOptions(level.br));
  if (coding === "gzip") return compressGzip(body, { level: level.gzip });
  return body;
}

/** Errors of a response whose client has left. */
const CLIENT_LEFT = new Set([
  ...["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EPIPE"],
]);

/** Compresses and sends a body as it comes. Never rejects: logs why a response ended early. */
export async function sendCompressed(
  body: AsyncIterable<string | Buffer>,
  coding: Coding,
  response: ServerResponse,
  { log, path }: { log: Log; path: string },
): Promise<void> {
  try {
    await pipeline(body, compressingStream(coding), response);
  } catch (error) {
    if (CLIENT_LEFT.has(String((error as { code?: unknown }).code))) {
      log.debug({ path }, "the client left before the end of a response");
    } else {
      log.warn({ err: error, path }, "a response ended early");
    }
  }
}

/** Creates a compression stream that flushes each chunk, so that the browser can show it. */
function compressingStream(coding: Coding): Transform {
  if (coding === "gzip") {
    return createGzip({ level: LEVELS.once.gzip, flush: constants.Z_SYNC_FLUSH });
  }
  if (coding === "identity") return new PassThrough();
  const flush = constants.BROTLI_OPERATION_FLUSH;
  return createBrotliCompress({ ...brotliOptions(LEVELS.once.br), flush });
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, type Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { HttpError } from "../base/errors.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** An HTTP content coding, as in `Content-Encoding`. */
type Coding = "br" | "gzip" | "identity";

const AVAILABLE: readonly Coding[] = ["br", "gzip", "identity"];
const PREFERRED: readonly Coding[] = ["br", "gzip"];

/** Levels for a page that is sent often, and for one that is sent once: the fastest of each coding. */
const LEVELS = { cached: { br: 5, gzip: 6 }, once: { br: 0, gzip: 1 } };

/** A page or file before compression. */
export interface Rendered {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Whether the page cache, browsers and proxies may store it: whole pages for more than one request. */
export function isStorable({ status, headers }: Rendered): boolean {
  return status === 200 && !headers["Cache-Control"]?.includes("no-store");
}

/** Alternating names and values, in the format of `writeHead`. */
type HeaderList = readonly string[];

interface Variant {
  headers: HeaderList;
  body: Buffer;
}

/** Approximate memory of a page besides its bodies: headers and objects. */
const OVERHEAD_BYTES = 4_096;

/** A page in every content coding, ready to send. */
export interface Encoded {
  etag: string;
  lastModified: string | undefined;
  /** Headers of a 304 (RFC 9110, section 15.4.5). */
  notModifiedHeaders: HeaderList;
  variants: Record<Coding, Variant>;
  /** Memory of all variants together. */
  bytes: number;
}

/** Encodes a page for the page cache, which stores only pages with status 200. */
export async function encode({ headers, body }: Rendered): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    compress(body, "br", "cached"),
    compress(body, "gzip", "cached"),
  ]);
  // A weak ETag, because it is the same for all codings.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const shared = { ...headers, ETag: etag };
  const { "Content-Type": _type, ...notModified } = shared as Record<string, string>;
  return {
    etag,
    lastModified: headers["Last-Modified"],
    notModifiedHeaders: Object.entries(withCoding(notModified, "identity")).flat(),
    variants: {
      br: variant(br, "br", shared),
      gzip: variant(gz, "gzip", shared),
      identity: variant(compact(body), "identity", shared),
    },
    bytes: body.length + br.length + gz.length + OVERHEAD_BYTES,
  };
}

/**
 * Responds to GET or HEAD with the variant that the client accepts, or with 304. Returns false without
 * touching the response if the client accepts none.
 * @param requestId for the `X-Request-Id` header, unless the response has it already
 */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  page: Encoded,
  requestId?: string,
): boolean {
  const coding = negotiateCoding(request);
  if (coding === undefined) return false;
  if (fresh(request.headers, { etag: page.etag, "last-modified": page.lastModified })) {
    response.writeHead(304, withId(page.notModifiedHeaders, requestId)).end();
    return true;
  }
  const { headers, body } = page.variants[coding];
  response.writeHead(200, withId(headers, requestId));
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/** Compresses a page that is not stored, only in the client's coding, and sends it. */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Rendered,
): Promise<void> {
  const coding = codingFor(request, status);
  const compressed = await compress(body, coding, "once");
  response.writeHead(status, [...variant(compressed, coding, headers).headers]);
  response.end(request.method === "HEAD" ? undefined : compressed);
}

/** Returns the client's coding. Error pages are sent even if the client accepts none. @throws 406 */
export function codingFor(request: IncomingMessage, status: number): Coding {
  const coding = negotiateCoding(request);
  if (coding === undefined && status < 400) throw notAcceptable();
  return coding ?? "identity";
}

export function notAcceptable(): HttpError {
  return new HttpError(406, "not_acceptable", "No coding is acceptable");
}

/** The coding of each value of `Accept-Encoding`. Browsers send few different values. */
const negotiated = new LRUCache<string, { coding: Coding | undefined }>({
  max: 100,
  memoMethod: (accepted) => {
    const negotiator = new Negotiator({ headers: { "accept-encoding": accepted } });
    return { coding: negotiator.encoding(AVAILABLE, { preferred: PREFERRED }) };
  },
});

/** Returns the coding for this client (RFC 9110, 12.5.3); undefined if it accepts none. */
export function negotiateCoding({ headers }: IncomingMessage): Coding | undefined {
  return negotiated.memo(headers["accept-encoding"] ?? "").coding;
}

/** Adds the headers that depend on the coding. */
export function withCoding(
  headers: Readonly<Record<string, string>>,
  coding: Coding,
): Record<string, string> {
  const Vary = headers.Vary === undefined ? "Accept-Encoding" : `${headers.Vary}, Accept-Encoding`;
  return { ...headers, Vary, ...(coding !== "identity" && { "Content-Encoding": coding }) };
}

/** Creates a compression stream that flushes each chunk, so that the browser can show it. */
export function compressingStream(coding: Coding): Transform {
  if (coding === "gzip") {
    return createGzip({ level: LEVELS.once.gzip, flush: constants.Z_SYNC_FLUSH });
  }
  if (coding === "identity") return new PassThrough();
  const flush = constants.BROTLI_OPERATION_FLUSH;
  return createBrotliCompress({ ...brotliOptions(LEVELS.once.br), flush });
}

async function compress(body: Buffer, coding: Coding, use: keyof typeof LEVELS): Promise<Buffer> {
  const level = LEVELS[use];
  if (coding === "br") return compact(await compressBrotli(body, brotliOptions(level.br)));
  if (coding === "gzip") return compact(await compressGzip(body, { level: level.gzip }));
  return body;
}

/** Copies a short buffer that would keep a whole chunk of zlib or of a pool in memory. */
function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

function variant(body: Buffer, coding: Coding, headers: Readonly<Record<string, string>>): Variant {
  const own = { ...withCoding(headers, coding), "Content-Length": String(body.length) };
  return { body, headers: Object.entries(own).flat() };
}

function withId(headers: HeaderList, requestId: string | undefined): string[] {
  return requestId === undefined ? [...headers] : [...headers, "X-Request-Id", requestId];
}

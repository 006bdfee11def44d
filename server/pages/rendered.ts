import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import {
  type Coding,
  codingFor,
  compress,
  negotiateCoding,
  withCoding,
} from "../http/content-coding.ts";

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
  const [br, gzip] = await Promise.all([
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
      br: variant(compact(br), "br", shared),
      gzip: variant(compact(gzip), "gzip", shared),
      identity: variant(compact(body), "identity", shared),
    },
    bytes: body.length + br.length + gzip.length + OVERHEAD_BYTES,
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

/** Compresses a page that is not stored, only in the client's coding, and sends it. @throws 406 */
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

/** Sends a stored page or one that is not stored. @throws 406 without an acceptable coding */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Encoded | Rendered,
): Promise<void> {
  if ("body" in page) return sendRendered(request, response, page);
  codingFor(request, 200);
  sendEncoded(request, response, page);
}

/** Copies a short buffer that would keep a whole chunk of zlib or of a pool in memory. */
function compact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function variant(body: Buffer, coding: Coding, headers: Readonly<Record<string, string>>): Variant {
  const own = { ...withCoding(headers, coding), "Content-Length": String(body.length) };
  return { body, headers: Object.entries(own).flat() };
}

function withId(headers: HeaderList, requestId: string | undefined): string[] {
  return requestId === undefined ? [...headers] : [...headers, "X-Request-Id", requestId];
}

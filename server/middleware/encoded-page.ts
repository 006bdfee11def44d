import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { type Coding, compress, negotiateCoding } from "./content-coding.ts";

/** A rendered page or file before compression. */
export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Alternating names and values, in the format of `writeHead`. */
type HeaderList = readonly string[];

interface Variant {
  headers: HeaderList;
  body: Buffer;
}

/** A page in every content coding, ready to send. */
export interface EncodedPage {
  status: number;
  etag: string;
  /** Headers of a 304 (RFC 9110, section 15.4.5). */
  notModifiedHeaders: HeaderList;
  variants: Record<Coding, Variant>;
  /** Size of all variants together. */
  bytes: number;
}

export async function encodePage({ status, headers, body }: RenderedPage): Promise<EncodedPage> {
  const [br, gz] = await Promise.all([
    compress(body, "br", "cached"),
    compress(body, "gzip", "cached"),
  ]);
  // A weak ETag, because it is the same for all codings.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const vary = headers.Vary === undefined ? "Accept-Encoding" : `${headers.Vary}, Accept-Encoding`;
  const shared = { ...headers, ETag: etag, Vary: vary };
  const { "Content-Type": _type, ...notModified } = shared as Record<string, string>;
  return {
    status,
    etag,
    notModifiedHeaders: Object.entries(notModified).flat(),
    variants: {
      br: variant(br, { ...shared, "Content-Encoding": "br" }),
      gzip: variant(gz, { ...shared, "Content-Encoding": "gzip" }),
      identity: variant(body, shared),
    },
    bytes: body.length + br.length + gz.length,
  };
}

function variant(body: Buffer, headers: Record<string, string>): Variant {
  const all = { ...headers, "Content-Length": String(body.length) };
  return { body, headers: Object.entries(all).flat() };
}

/**
 * Responds to GET or HEAD with the variant that the client accepts, or with 304. Returns false without
 * touching the response if the client accepts none.
 * @param requestId for the `X-Request-Id` header, unless the response has it already
 */
export function sendEncodedPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  requestId?: string,
): boolean {
  const coding = negotiateCoding(request);
  if (coding === undefined) return false;
  if (page.status === 200 && fresh(request.headers, { etag: page.etag })) {
    response.writeHead(304, withId(page.notModifiedHeaders, requestId)).end();
    return true;
  }
  const { headers, body } = page.variants[coding];
  response.writeHead(page.status, withId(headers, requestId));
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

function withId(headers: HeaderList, requestId: string | undefined): string[] {
  return requestId === undefined ? [...headers] : [...headers, "X-Request-Id", requestId];
}

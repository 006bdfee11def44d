import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import { type Coding, compress, negotiateCoding } from "./content-coding.ts";

type HeaderFields = Readonly<Record<string, string>>;

/** A rendered page or file before compression. */
export interface RenderedPage {
  status: number;
  headers: HeaderFields;
  body: Buffer;
}

/** A page in every content coding, ready to send. */
export interface EncodedPage {
  status: number;
  etag: string;
  /** Headers of a 304 (RFC 9110, section 15.4.5). */
  notModifiedHeaders: HeaderFields;
  variants: Record<Coding, { headers: HeaderFields; body: Buffer }>;
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
  const shared = { ...headers, ETag: etag, Vary: "Accept-Encoding" };
  const { "Content-Type": _type, ...notModifiedHeaders } = shared as Record<string, string>;
  return {
    status,
    etag,
    notModifiedHeaders,
    variants: {
      br: variant(br, { ...shared, "Content-Encoding": "br" }),
      gzip: variant(gz, { ...shared, "Content-Encoding": "gzip" }),
      identity: variant(body, shared),
    },
    bytes: body.length + br.length + gz.length,
  };
}

function variant(body: Buffer, headers: HeaderFields) {
  return { body, headers: { ...headers, "Content-Length": String(body.length) } };
}

/**
 * Responds to GET or HEAD with the variant that the client accepts, or with 304. Returns false without
 * touching the response if the client accepts none.
 * @param extra headers of this response only
 */
export function sendEncodedPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, etag, notModifiedHeaders, variants }: EncodedPage,
  extra: HeaderFields = {},
): boolean {
  const coding = negotiateCoding(request);
  if (coding === undefined) return false;
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, { ...notModifiedHeaders, ...extra }).end();
    return true;
  }
  const { headers, body } = variants[coding];
  response.writeHead(status, { ...headers, ...extra });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

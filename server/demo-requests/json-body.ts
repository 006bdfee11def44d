import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";

const LIMIT_BYTES = 16_384;

/** Reads a JSON body of at most 16 kB into `request.body`; throws 400, 413 or 415 otherwise. */
export const jsonBody: RequestHandler = async (request, _response, next) => {
  if (!isSupported(request)) {
    const expected = "Please send application/json without compression";
    throw new HttpError(415, "unsupported_type", expected);
  }
  if (Number(request.get("content-length")) > LIMIT_BYTES) throw tooLarge();
  request.body = parse(await readBody(request));
  next();
};

function isSupported({ headers }: IncomingMessage): boolean {
  const { "content-type": contentType = "", "content-encoding": coding = "identity" } = headers;
  const [, charset = "utf-8"] = /;\s*charset="?([^";\s]*)/i.exec(contentType) ?? [];
  // Forms do not send compressed bodies, and a small one could expand to gigabytes.
  const isJson = /^application\/json\s*(;|$)/i.test(contentType);
  return isJson && /^utf-?8$/i.test(charset) && coding === "identity";
}

/** Rejects at the first byte too many. Express's parser would read the whole body before it does. */
function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= LIMIT_BYTES) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    // The client disconnected.
    request.once("error", () => reject(malformed()));
  });
}

function parse(body: Buffer): unknown {
  try {
    // JSON is UTF-8 (RFC 8259, section 8.1). Other bytes would be stored as replacement characters.
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw malformed();
  }
}

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "Please send at most 16 kB");
}

function malformed(): HttpError {
  return new HttpError(400, "malformed_json", "The body is not valid JSON");
}

import express, { type Request, type RequestHandler } from "express";
import { HttpError } from "../errors.ts";

const LIMIT_BYTES = 16_384;
const parse = express.json({
  // `readJson` has checked the type.
  type: () => true,
  limit: LIMIT_BYTES,
  strict: false,
  // Compressed bodies are refused: no form sends them, a decompression bomb would.
  inflate: false,
  // The parser would read an empty body as an empty object.
  verify: (_request, _response, bytes) => {
    if (bytes.length === 0) throw malformed();
  },
});

/** Reads a JSON body of at most 16 kB into `request.body`; throws 400, 413 or 415 otherwise. */
export function readJson(type: RegExp): RequestHandler {
  return (request, response, next) => {
    if (!type.test(request.get("content-type") ?? "")) throw unsupported();
    // The parser would refuse it only after reading all of it.
    if (Number(request.get("content-length")) > LIMIT_BYTES) throw tooLarge();
    let isAnswered = false;
    const answer = (error?: unknown) => {
      if (isAnswered) return;
      isAnswered = true;
      next(error);
    };
    parse(request, response, (error?: { status?: number }) => {
      if (error) return answer(refusal(error));
      answer(request.body === undefined ? malformed() : undefined);
    });
    if (request.headers["transfer-encoding"] !== undefined) {
      onceTooLong(request, () => answer(tooLarge()));
    }
  };
}

export const jsonBody = readJson(/^application\/json\s*(;|$)/i);

/** Calls `tell` as soon as a chunked body, which has no length in advance, is too long. */
function onceTooLong(request: Request, tell: () => void): void {
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > LIMIT_BYTES) tell();
  });
}

/** The HttpError for an error of the parser, or the error itself when the client is not at fault. */
function refusal(error: { status?: number }): unknown {
  if (error.status === 413) return tooLarge();
  if (error.status === 415) return unsupported();
  return error.status === 400 ? malformed() : error;
}

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "Please send at most 16 kB");
}

function malformed(): HttpError {
  return new HttpError(400, "malformed_json", "The body is not valid JSON");
}

function unsupported(): HttpError {
  return new HttpError(415, "unsupported_type", "Please send application/json without compression");
}

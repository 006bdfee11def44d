import express, { type RequestHandler } from "express";
import { HttpError } from "../errors.ts";

const LIMIT_BYTES = 16_384;
const parse = express.json({
  // `readJson` checks the type before it calls the parser.
  type: () => true,
  limit: LIMIT_BYTES,
  strict: false,
  // Forms do not send compressed bodies, and a small one could expand to gigabytes.
  inflate: false,
  // By default the parser turns an empty body into an empty object.
  verify: (_request, _response, bytes) => {
    if (bytes.length === 0) throw malformed();
  },
});

/** Reads a JSON body of at most 16 kB into `request.body`; throws 400, 413 or 415 otherwise. */
export function readJson(type: RegExp): RequestHandler {
  return (request, response, next) => {
    if (!type.test(request.get("content-type") ?? "")) throw unsupported();
    // The parser would read the whole body before it returns 413.
    if (Number(request.get("content-length")) > LIMIT_BYTES) throw tooLarge();
    parse(request, response, (error?: { status?: number }) => {
      if (error) next(parserError(error));
      else next(request.body === undefined ? malformed() : undefined);
    });
  };
}

export const jsonBody = readJson(/^application\/json\s*(;|$)/i);

/** Converts a parser error to an HttpError; returns it unchanged if the client did not cause it. */
function parserError(error: { status?: number }): unknown {
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

import express, { type RequestHandler } from "express";
import { HttpError } from "../base/errors.ts";

const LIMIT_BYTES = 16_384;

const parseJson = express.json({
  limit: LIMIT_BYTES,
  type: "application/json",
  strict: false,
  // Forms do not send compressed bodies, and a small one could expand to gigabytes.
  inflate: false,
  // JSON is UTF-8 (RFC 8259, section 8.1). Other bytes would be stored as replacement characters.
  verify: (_request, _response, body) => {
    if (body.length === 0) throw new Error("There is no body");
    new TextDecoder("utf-8", { fatal: true }).decode(body);
  },
});

/** Reads a JSON body of at most 16 kB into `request.body`; throws 400, 413 or 415 otherwise. */
export const jsonBody: RequestHandler = (request, response, next) => {
  if (!request.is("application/json")) throw unsupportedType();
  // The parser would read a body to its end before it refuses it.
  if (Number(request.get("content-length")) > LIMIT_BYTES) throw tooLarge();
  parseJson(request, response, (error?: { status?: number }) => {
    if (error === undefined) return next();
    if (error.status === 413) return next(tooLarge());
    if (error.status === 415) return next(unsupportedType());
    next(new HttpError(400, "malformed_json", "The body is not valid JSON"));
  });
};

function tooLarge(): HttpError {
  return new HttpError(413, "too_large", "Please send at most 16 kB");
}

function unsupportedType(): HttpError {
  const expected = "Please send application/json without compression";
  return new HttpError(415, "unsupported_type", expected);
}

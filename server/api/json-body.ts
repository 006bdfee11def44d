import express, { type RequestHandler } from "express";
import { HttpError } from "../errors.ts";

const LIMIT = "16kb";
const parse = express.json({
  // Which type is right, the handler below has seen.
  type: () => true,
  limit: LIMIT,
  strict: false,
  // Packed bodies are refused: a form has no use for them, a bomb has.
  inflate: false,
  // The parser would take an empty body for an empty object.
  verify: (_request, _response, bytes) => {
    if (bytes.length === 0) throw malformed();
  },
});

/**
 * Reads a JSON body of at most 16 kB into `request.body`.
 * Anything else is refused with the status that names the fault.
 */
export function readJson(type: RegExp): RequestHandler {
  return (request, response, next) => {
    if (!type.test(request.get("content-type") ?? "")) throw unsupported();
    parse(request, response, (error?: { status?: number }) => {
      if (error) return next(refusal(error));
      next(request.body === undefined ? malformed() : undefined);
    });
  };
}

export const jsonBody = readJson(/^application\/json\s*(;|$)/i);

/** The parser's errors carry a status; only those that are the client's fault are 4xx. */
function refusal(error: { status?: number }): unknown {
  if (error.status === 413) return new HttpError(413, "too_large", "Please send at most 16 kB");
  if (error.status === 415) return unsupported();
  return error.status === 400 ? malformed() : error;
}

function malformed(): HttpError {
  return new HttpError(400, "malformed_json", "The body is not valid JSON");
}

function unsupported(): HttpError {
  return new HttpError(415, "unsupported_type", "Please send application/json, not packed");
}

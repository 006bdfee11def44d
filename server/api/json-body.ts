import express, { type Request, type RequestHandler } from "express";
import { HttpError } from "../errors.ts";

const LIMIT_BYTES = 16_384;
const parse = express.json({
  // Which type is right, the handler below has seen.
  type: () => true,
  limit: LIMIT_BYTES,
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
    // The parser would say so once it has seen all of it.
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

/** Tells of a body that did not say how long it is while it still comes. */
function onceTooLong(request: Request, tell: () => void): void {
  let bytes = 0;
  request.on("data", (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > LIMIT_BYTES) tell();
  });
}

/** The parser's errors carry a status; only those that are the client's fault are 4xx. */
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
  return new HttpError(415, "unsupported_type", "Please send application/json, not packed");
}

import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import {
  type Coding,
  compress,
  compressingStream,
  negotiateCoding,
} from "../middleware/content-coding.ts";
import type { PageResult } from "./load-page.ts";
import { renderPage, streamPage } from "./render-page.tsx";

/**
 * Sent after a streamed page if a late part failed. Browsers append markup after the end of the document
 * to its body, so it appears at the bottom of the page.
 */
const LATE_FAILURE =
  '<div class="late-failure" role="alert"><strong>Part of this page could not be loaded.</strong> ' +
  "Please reload it in a moment.</div>";

/** Renders the whole page and sends it. */
export async function sendOnce(
  request: Request,
  response: Response,
  result: PageResult,
  deps: Deps,
): Promise<void> {
  const coding = codingFor(request, result);
  const { headers, body } = await renderPage(result, request.path, deps);
  const compressed = await compress(body, coding, "once");
  prepare(response, result.status, coding, headers);
  response.setHeader("Content-Length", compressed.length).end(compressed);
}

/** Sends the shell of the page immediately and the rest when its data arrives. */
export async function sendStreamed(
  request: Request,
  response: Response,
  result: PageResult,
  deps: Deps,
): Promise<void> {
  const coding = codingFor(request, result);
  const nonce = randomBytes(16).toString("base64");
  const { headers, html, hasFailed, abort } = await streamPage(result, request.path, deps, nonce);
  prepare(response, result.status, coding, headers);
  // By default nginx would buffer the whole page.
  response.setHeader("X-Accel-Buffering", "no");
  response.once("close", () => abort(new Error("The client disconnected")));
  const withFailure = async function* (chunks: Readable) {
    yield* chunks;
    if (hasFailed()) yield LATE_FAILURE;
  };
  const compressing = compressingStream(coding);
  const sent =
    compressing === undefined
      ? pipeline(html, withFailure, response)
      : pipeline(html, withFailure, compressing, response);
  await sent.catch((error) => deps.log.debug({ err: error }, "the client disconnected"));
}

export function notAcceptable(): HttpError {
  return new HttpError(406, "not_acceptable", "No coding is acceptable");
}

/** Returns the client's coding. Error pages are sent even if the client accepts none. */
function codingFor(request: Request, { status }: PageResult): Coding {
  const coding = negotiateCoding(request);
  if (coding === undefined && status < 400) throw notAcceptable();
  return coding ?? "identity";
}

function prepare(
  response: Response,
  status: number,
  coding: Coding,
  headers: Readonly<Record<string, string>>,
): void {
  response.status(status).set(headers).vary("Accept-Encoding");
  if (coding !== "identity") response.setHeader("Content-Encoding", coding);
}

import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { logBrokenStream } from "../base/log.ts";
import type { PageDeps } from "./page-deps.ts";
import { streamPage } from "./render-page.tsx";
import { codingFor, compressingStream, withCoding } from "./rendered.ts";
import type { LoadedPage } from "./route.ts";

/**
 * Sent after a streamed page if a late part failed. Browsers append markup after the end of the document
 * to its body, so it appears at the bottom of the page.
 */
const LATE_FAILURE =
  '<div class="late-failure" role="alert"><strong>Part of this page could not be loaded.</strong> ' +
  "Please reload it in a moment.</div>";

/** Sends the shell of the page immediately and the rest when its data arrives. */
export async function sendStreamed(
  request: Request,
  response: Response,
  result: LoadedPage,
  deps: PageDeps,
): Promise<void> {
  const coding = codingFor(request, result.status);
  const nonce = randomBytes(16).toString("base64");
  const { headers, html, hasFailed, abort } = await streamPage(result, request.path, deps, nonce);
  response.status(result.status).set(withCoding(headers, coding));
  // By default nginx would buffer the whole page.
  response.setHeader("X-Accel-Buffering", "no");
  response.once("close", abort);
  const withFailure = async function* (chunks: Readable) {
    yield* chunks;
    if (hasFailed()) yield LATE_FAILURE;
  };
  const sent = pipeline(html, withFailure, compressingStream(coding), response);
  await sent.catch((error) => logBrokenStream(deps.log, error, request.path));
}

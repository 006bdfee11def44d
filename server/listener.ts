import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { KeptFiles } from "./kept-files.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { RouteLabel } from "./metrics/route-label.ts";
import { logRequest, requestIdOf } from "./middleware/request-log.ts";
import type { PackedPages } from "./render/packed-pages.ts";

interface Options {
  app: RequestListener;
  packed: PackedPages | undefined;
  files: Pick<KeptFiles, "isAddress" | "has" | "answer">;
  keyOf(url: string): string;
  routeLabel: RouteLabel;
  metrics: Pick<Metrics, "noteRequest">;
  log: Log;
}

/** Whoever has answers as bytes, by key. */
type Kept = Pick<PackedPages, "has" | "answer">;

/**
 * What the HTTP server calls: a packed page or a kept file goes out before Express and all other
 * work. Nothing is done for it that is not needed: it is counted where it is kept, and has an id
 * where it is logged.
 */
export function createListener(options: Options): RequestListener {
  const answerKept = createAnswerKept(options);
  const serve = createServe(options);
  return (request, response) => {
    if (!answerKept(request, response)) serve(request, response);
  };
}

function createAnswerKept({ packed, files, keyOf, log }: Options) {
  const logging = log.isLevelEnabled("info");
  const answer = (kept: Kept, key: string, request: IncomingMessage, response: ServerResponse) =>
    logging ? answerLogged(kept, key, request, response, log) : kept.answer(key, request, response);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (files.isAddress(url)) return answer(files, url, request, response);
    return packed !== undefined && answer(packed, keyOf(url), request, response);
  };
}

function answerLogged(
  kept: Kept,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): boolean {
  if (!kept.has(key)) return kept.answer(key, request, response);
  const start = performance.now();
  const { socket } = request;
  const writtenBefore = socket.bytesWritten;
  const id = requestIdOf(request);
  if (!kept.answer(key, request, response, ["X-Request-Id", id])) return false;
  const ms = performance.now() - start;
  const bytes = socket.bytesWritten - writtenBefore;
  // It went out in one piece, so there is no middle for a client to go away in.
  logRequest(request, response, { id, ms, bytes, cache: "hit", cut: false }, log);
  return true;
}

/** Everything that is not kept. */
function createServe({ app, routeLabel, metrics, log }: Options): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const { socket } = request;
    const writtenBefore = socket.bytesWritten;
    const id = requestIdOf(request);
    response.setHeader("X-Request-Id", id);
    response.once("close", () => {
      const ms = performance.now() - start;
      const bytes = socket.bytesWritten - writtenBefore;
      const { statusCode: status } = response;
      metrics.noteRequest({
        route: routeLabel(request),
        status,
        cache: "miss",
        seconds: ms / 1000,
      });
      const cut = !response.writableFinished;
      logRequest(request, response, { id, ms, bytes, cache: "miss", cut }, log);
    });
    app(request, response);
  };
}

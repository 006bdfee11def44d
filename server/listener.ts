import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { logRequest, requestIdOf } from "./middleware/request-log.ts";
import type { PackedPages } from "./render/packed-pages.ts";
import type { RouteLabel } from "./route-label.ts";

interface Options {
  app: RequestListener;
  packed: PackedPages | undefined;
  keyOf(url: string): string;
  routeLabel: RouteLabel;
  metrics: Pick<Metrics, "noteRequest">;
  log: Log;
}

/**
 * What the HTTP server calls: a packed page goes out before Express and all other work. Nothing
 * is done for it that is not needed: it is counted where it is kept, and has an id where it is logged.
 */
export function createListener(options: Options): RequestListener {
  const { packed, keyOf, log } = options;
  const serve = createServe(options);
  const logging = log.isLevelEnabled("info");
  return (request, response) => {
    const { method, url = "/" } = request;
    if (packed !== undefined && (method === "GET" || method === "HEAD")) {
      const key = keyOf(url);
      const answered = logging
        ? answerLogged(packed, key, request, response, log)
        : packed.answer(key, request, response);
      if (answered) return;
    }
    serve(request, response);
  };
}

function answerLogged(
  packed: PackedPages,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): boolean {
  if (!packed.has(key)) return packed.answer(key, request, response);
  const start = performance.now();
  const { socket } = request;
  const writtenBefore = socket.bytesWritten;
  const id = requestIdOf(request);
  if (!packed.answer(key, request, response, ["X-Request-Id", id])) return false;
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

import type { RequestListener } from "node:http";
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

/** What the HTTP server calls: a packed page goes out before Express and all other work. */
export function createListener(options: Options): RequestListener {
  const { app, packed, keyOf, routeLabel, metrics, log } = options;
  return (request, response) => {
    const start = performance.now();
    const { socket } = request;
    const writtenBefore = socket.bytesWritten;
    let cache: "hit" | "miss" = "miss";
    response.setHeader("X-Request-Id", requestIdOf(request));
    response.once("close", () => {
      const ms = performance.now() - start;
      const bytes = socket.bytesWritten - writtenBefore;
      const { statusCode: status } = response;
      metrics.noteRequest({ route: routeLabel(request), status, cache, seconds: ms / 1000 });
      logRequest(request, response, { ms, bytes, cache }, log);
    });
    const reading = request.method === "GET" || request.method === "HEAD";
    if (reading && packed?.answer(keyOf(request.url ?? "/"), request, response)) {
      cache = "hit";
      return;
    }
    app(request, response);
  };
}

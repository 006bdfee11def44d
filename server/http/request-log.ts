import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../base/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { pathOf } from "../pages/route.ts";
import type { RouteLabel } from "./route-label.ts";

/** The id of a request, and fields that later handlers set for the log. */
interface RequestRecord {
  readonly id: string;
  cache: "hit" | "miss";
}

/**
 * Assigns an id to each request, records it in the metrics and writes one log line. The line contains no
 * personal data: no client address, no user agent, no query.
 */
export function requestLog(
  { log, metrics }: { log: Log; metrics: Metrics },
  routeLabel: RouteLabel,
) {
  return (request: IncomingMessage, response: ServerResponse): RequestRecord => {
    const start = performance.now();
    const { socket } = request;
    const writtenBefore = socket.bytesWritten;
    const id = requestIdOf(request);
    const record: RequestRecord = { id, cache: "miss" };
    response.on("close", () => {
      const ms = performance.now() - start;
      const { statusCode: status } = response;
      const { cache } = record;
      metrics.recordRequest({ route: routeLabel(request), status, cache, seconds: ms / 1000 });
      log.info({
        id,
        method: request.method,
        path: pathOf(request.url).slice(0, 200),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        cache,
        // The client disconnected before the response was complete.
        ...(response.writableFinished ? {} : { cut: true }),
      });
    });
    return record;
  };
}

/** Returns the proxy's request id if it is valid, else a new one. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

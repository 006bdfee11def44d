import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../base/log.ts";
import { pathOf } from "./addresses.ts";
import type { Metrics } from "./metrics.ts";

/** The id of a request, and fields that later handlers set for the log. */
interface RequestRecord {
  readonly id: string;
  /** `hit`: the page cache had a fresh page. A stale page is a miss. */
  cache: "hit" | "miss";
  /** The address or pattern of the page's source, for a hit; otherwise Express knows it. */
  route?: string;
}

/**
 * Assigns an id to each request, records it in the metrics and writes one log line. The line contains no
 * personal data: no client address, no user agent, no query.
 */
export function requestLog({ log, metrics }: { log: Log; metrics: Metrics }) {
  return (request: IncomingMessage, response: ServerResponse): RequestRecord => {
    const start = performance.now();
    const { socket } = request;
    const writtenBefore = socket.bytesWritten;
    const id = requestIdOf(request);
    const record: RequestRecord = { id, cache: "miss" };
    response.on("close", () => {
      const ms = performance.now() - start;
      const { statusCode: status } = response;
      const { cache, route = expressRoute(request) } = record;
      metrics.recordRequest({ route, status, cache, seconds: ms / 1000 });
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

/** The pattern of the route that Express matched, so that metrics have few label values. */
function expressRoute(request: IncomingMessage): string {
  const { route } = request as { route?: { path?: unknown } };
  return typeof route?.path === "string" ? route.path : "other";
}

/** Returns the proxy's request id if it is valid, else a new one. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

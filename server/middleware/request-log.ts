import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";

/** Gives a request its id: the proxy's, if it looks like one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * One line per answer, with no personal data: neither address nor agent, and of the path
 * only what comes before the query.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
  cache: () => "hit" | "miss",
): void {
  if (!log.isLevelEnabled("info")) return;
  const start = performance.now();
  response.once("close", () => {
    log.info({
      id: response.getHeader("X-Request-Id"),
      method: request.method,
      path: request.url?.split("?", 1)[0]?.slice(0, 200),
      status: response.statusCode,
      ms: Math.round((performance.now() - start) * 10) / 10,
      cache: cache(),
      ...(response.writableFinished ? {} : { cut: true }),
    });
  });
}

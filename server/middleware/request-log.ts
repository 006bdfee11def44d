import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";

/** Gives a request its id: the proxy's, if it looks like one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{8,64}$/.test(given) ? given : randomUUID();
}

/** What is known of an answer once it is over. */
export interface Answered {
  id: string;
  ms: number;
  /** On the wire, headers included. */
  bytes: number;
  cache: "hit" | "miss";
  /** Whether the client went away in the middle of it. */
  cut: boolean;
}

/**
 * One line per answer, with no personal data: neither address nor agent, and of the path
 * only what comes before the query.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, ms, bytes, cache, cut }: Answered,
  log: Log,
): void {
  if (!log.isLevelEnabled("info")) return;
  log.info({
    id,
    method: request.method,
    path: request.url?.split("?", 1)[0]?.slice(0, 200),
    status: response.statusCode,
    ms: Math.round(ms * 10) / 10,
    bytes,
    cache,
    ...(cut ? { cut } : {}),
  });
}

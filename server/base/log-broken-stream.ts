import type { Log } from "./log.ts";

/** Errors of a response whose client has left. */
const CLIENT_LEFT = new Set([
  ...["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EPIPE"],
]);

/** Logs why a streamed response ended early: as a warning, unless only its client left. */
export function logBrokenStream(log: Log, error: unknown, path: string): void {
  if (CLIENT_LEFT.has(String((error as { code?: unknown }).code))) {
    log.debug({ path }, "the client left before the end of a response");
  } else {
    log.warn({ err: error, path }, "a response ended early");
  }
}

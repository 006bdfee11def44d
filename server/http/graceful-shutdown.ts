import type { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log, LogOutput } from "../base/log.ts";

/** How long the end of the process waits for the rest of the log. */
const LOG_LIMIT_MS = 1_000;

/** Ends the process when the rest of the log is written, or after a moment if nobody reads the log. */
export function exitAfterLog(output: LogOutput, code: number): void {
  // A write to a full pipe holds up `process.exit`, too. SIGKILL ends the process, without `code`.
  setTimeout(() => process.kill(process.pid, "SIGKILL"), LOG_LIMIT_MS);
  output.close(() => process.exit(code));
}

interface Options {
  emitter: Pick<EventEmitter, "on">;
  exit(code: number): void;
  log: Log;
  /** More than the sum of the limits of all steps. */
  limitMs: number;
}

/**
 * Stops the site and exits: with 0 after SIGTERM or SIGINT, with 1 after an uncaught error. Exits
 * immediately on a second signal or if stopping takes longer than `limitMs`.
 */
export function gracefulShutdown({ emitter, exit, log, limitMs }: Options) {
  let stop = async () => {};
  let isStopping = false;

  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.error({ limitMs }, "stopping took too long");
      exit(1);
    }, limitMs).unref();
    try {
      await stop();
      exit(code);
    } catch (error) {
      log.error({ err: error }, "the site could not be stopped");
      exit(1);
    }
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    emitter.on(signal, () => {
      log.info({ signal }, isStopping ? "stopping at once" : "stopping");
      if (isStopping) exit(1);
      else void end(0);
    });
  }
  // Also receives unhandled rejections.
  emitter.on("uncaughtException", (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, "an uncaught error");
    void end(1);
  });

  return {
    /** Sets the function that stops the site. Until then, a signal only ends the process. */
    stopWith(stopSite: () => Promise<void>): void {
      stop = stopSite;
    },
  };
}

interface DrainOptions {
  /** How long new requests are accepted, with `Connection: close` in their responses. */
  graceMs: number;
  /** Time limit for running requests after the grace period. */
  limitMs: number;
}

/**
 * Closes the server without losing requests. During the grace period, proxies can still send requests over
 * connections that they keep open.
 */
export async function drain(server: Server, { graceMs, limitMs }: DrainOptions): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  if (graceMs > 0) await delay(graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  // `close` closes only the connections that are idle now.
  const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
  const forcedClose = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(closingIdle);
  clearTimeout(forcedClose);
}

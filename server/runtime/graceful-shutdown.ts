import type { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log.ts";

/** Longer than draining, the last deliveries and closing the database take together. */
const LIMIT_MS = 28_000;

interface Options {
  process: Pick<EventEmitter, "on"> & { exit(code: number): void };
  log: Log;
  limitMs?: number;
}

/**
 * Stops the site once, then ends the process: with 0 after SIGTERM or SIGINT, with 1 after an uncaught
 * error. A second signal ends the process at once, and so does a stop that takes longer than `limitMs`.
 */
export function gracefulShutdown({ process, log, limitMs = LIMIT_MS }: Options) {
  let stop = async () => {};
  let isStopping = false;

  const end = async (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      log.error({ limitMs }, "stopping took too long");
      process.exit(1);
    }, limitMs).unref();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, "the site could not be stopped");
      process.exit(1);
    }
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      log.info({ signal }, isStopping ? "stopping at once" : "stopping");
      if (isStopping) process.exit(1);
      else void end(0);
    });
  }
  // Unhandled rejections arrive here as well.
  process.on("uncaughtException", (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, "an uncaught error");
    void end(1);
  });

  return {
    /** Sets what stops the site. Until then there is nothing to stop. */
    stopWith(stopSite: () => Promise<void>): void {
      stop = stopSite;
    },
  };
}

interface DrainOptions {
  /** How long new requests are still answered, each with `Connection: close`. */
  graceMs: number;
  /** How long running requests may take after that. */
  limitMs: number;
}

/**
 * Closes the server without losing a request. A proxy may be about to send a request over a connection
 * that it keeps open: hence the grace.
 */
export async function drain(server: Server, { graceMs, limitMs }: DrainOptions): Promise<void> {
  server.prependListener("request", (_request, response) => {
    response.setHeader("Connection", "close");
  });
  if (graceMs > 0) await delay(graceMs);
  const closed = new Promise((resolve) => server.close(resolve));
  // `close` closes idle connections once; others become idle later.
  const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
  const givingUp = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(closingIdle);
  clearTimeout(givingUp);
}

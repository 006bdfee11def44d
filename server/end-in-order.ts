import type { EventEmitter } from "node:events";
import type { Log } from "./log.ts";

/** Longer than draining, the last deliveries and the database take together. */
const LIMIT_MS = 28_000;

interface Options {
  process: Pick<EventEmitter, "on"> & { exit(code: number): void };
  log: Log;
  limitMs?: number;
}

/**
 * Ends the process in order, once: after SIGTERM or SIGINT with 0, after an error that nobody
 * caught with 1. A second signal ends it at once, and so does an order that takes too long.
 */
export function endInOrder({ process, log, limitMs = LIMIT_MS }: Options) {
  let stop = async () => {};
  let ending = false;
  let isTold = false;

  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    setTimeout(() => {
      log.error({ limitMs }, "stopping took too long");
      process.exit(1);
    }, limitMs).unref();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      log.error({ err: error }, "the site did not stop in order");
      process.exit(1);
    }
  };

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // A terminal or a supervisor signals the whole group, so what was told comes again.
      const isKnown = isTold;
      isTold = false;
      if (isKnown) return;
      log.info({ signal }, ending ? "stopping at once" : "stopping");
      if (ending) process.exit(1);
      else void end(0);
    });
  }
  // Rejections that nobody handled arrive here as well.
  process.on("uncaughtException", (error: unknown, origin: string) => {
    log.fatal({ err: error, origin }, "an error that nobody caught");
    void end(1);
  });

  return {
    /** Says what has to be stopped. Until then there is nothing. */
    stopFirst(what: () => Promise<void>): void {
      stop = what;
    },
    /** Ends as after a signal; the signal itself may still follow. */
    endAsTold(): void {
      if (ending) return;
      isTold = true;
      log.info("stopping");
      void end(0);
    },
  };
}

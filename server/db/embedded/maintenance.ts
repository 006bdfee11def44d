import type { Log } from "../../log.ts";

const FIRST_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Does what a real server does in the background: the embedded one has no autovacuum and writes no
 * checkpoint by itself, so that its log would grow without end. Half a minute after the start, and
 * then once a day.
 */
export function startMaintenance(options: { run: (sql: string) => Promise<unknown>; log: Log }): {
  stop(): void;
} {
  const maintain = async () => {
    try {
      await options.run("CHECKPOINT");
      await options.run("VACUUM ANALYZE");
    } catch (error) {
      options.log.warn({ err: error }, "the embedded database could not be tidied up");
    }
  };
  let timer = setTimeout(() => {
    void maintain();
    timer = setInterval(maintain, DAY_MS).unref();
  }, FIRST_MS).unref();
  return { stop: () => clearTimeout(timer) };
}

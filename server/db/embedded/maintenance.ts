import type { Log } from "../../log.ts";

const FIRST_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Runs the background work of a server, half a minute after the start and then once a day: the embedded
 * server has no autovacuum, and without checkpoints its log would grow without limit.
 */
export function startMaintenance(options: { run: (sql: string) => Promise<unknown>; log: Log }): {
  stop(): void;
} {
  const maintain = async () => {
    try {
      await options.run("CHECKPOINT");
      await options.run("VACUUM ANALYZE");
    } catch (error) {
      options.log.warn({ err: error }, "maintenance of the embedded database failed");
    }
  };
  let timer = setTimeout(() => {
    void maintain();
    timer = setInterval(maintain, DAY_MS).unref();
  }, FIRST_MS).unref();
  return { stop: () => clearTimeout(timer) };
}

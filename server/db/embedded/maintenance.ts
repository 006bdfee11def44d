import type { Log } from "../../log.ts";

const FIRST_RUN_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Runs CHECKPOINT and VACUUM soon after the start and then daily, because the embedded server has neither
 * autovacuum nor timed checkpoints, without which its log grows without limit.
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
  }, FIRST_RUN_MS).unref();
  return { stop: () => clearTimeout(timer) };
}

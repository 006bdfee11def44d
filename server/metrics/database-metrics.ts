import { Gauge, type Registry } from "prom-client";
import { withTimeout } from "../concurrency/with-timeout.ts";
import type { Database, Db } from "../db/db.ts";
import { outboxFigures } from "../db/outbox.ts";

/** Whoever reads the figures waits no longer than this for a database that does not answer. */
const PATIENCE_MS = 2_000;

export type Pool = Db & Pick<Database["db"], "totalCount" | "idleCount" | "waitingCount">;

/**
 * Figures of the pool and, as of the last `refresh`, of the outbox. Where several workers serve,
 * pools add up, and the outbox is the same one for all.
 */
export function createDatabaseMetrics(db: Pool, registers: Registry[]) {
  addPool(db, registers);
  const up = new Gauge({
    name: "database_up",
    help: "Whether the database answered just now",
    aggregator: "min",
    registers,
  });
  const parcels = new Gauge({
    name: "outbox_parcels",
    help: "Deliveries of demo requests that wait, and those given up",
    labelNames: ["state"],
    aggregator: "max",
    registers,
  });
  const age = new Gauge({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest demo request that still waits for delivery",
    aggregator: "max",
    registers,
  });
  return {
    /** Figures that cannot be read are left out: an old number would look like a quiet day. */
    async refresh(): Promise<void> {
      const figures = await withTimeout(outboxFigures(db), PATIENCE_MS, "late").catch(
        () => undefined,
      );
      up.set(figures === undefined ? 0 : 1);
      parcels.reset();
      age.remove();
      if (figures === undefined) return;
      parcels.set({ state: "waiting" }, figures.waiting);
      parcels.set({ state: "dead" }, figures.dead);
      age.set(figures.oldestWaitingSeconds);
    },
  };
}

function addPool(db: Pool, registers: Registry[]): void {
  new Gauge({
    name: "database_pool",
    help: "Connections that are busy or idle, and queries that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "busy" }, db.totalCount - db.idleCount);
      this.set({ state: "idle" }, db.idleCount);
      this.set({ state: "waiting" }, db.waitingCount);
    },
  });
}

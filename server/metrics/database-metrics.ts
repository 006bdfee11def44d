import { Gauge, type Registry } from "prom-client";
import type { Database, Db } from "../db/db.ts";
import { outboxFigures } from "../db/outbox.ts";
import { withTimeout } from "../runtime/with-timeout.ts";

/** How long a scrape waits for the database. */
const WAIT_MS = 2_000;

export type Pool = Db & Pick<Database["db"], "totalCount" | "idleCount" | "waitingCount">;

/** Metrics of the connection pool and, as of the last `refresh`, of the outbox. */
export function createDatabaseMetrics(db: Pool, registers: Registry[]) {
  addPool(db, registers);
  const up = new Gauge({
    name: "database_up",
    help: "Whether the database answered just now",
    registers,
  });
  const parcels = new Gauge({
    name: "outbox_parcels",
    help: "Deliveries of demo requests that wait, and those given up",
    labelNames: ["state"],
    registers,
  });
  const age = new Gauge({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest demo request that still waits for delivery",
    registers,
  });
  return {
    /** Figures that cannot be read are left out: an old number would look like a quiet day. */
    async refresh(): Promise<void> {
      const figures = await withTimeout(outboxFigures(db), WAIT_MS, "late").catch(() => undefined);
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

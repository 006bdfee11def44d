import { Gauge, type Registry } from "prom-client";
import { withTimeout } from "../base/with-timeout.ts";
import type { Database, Db } from "../database/db.ts";
import { deliveryFigures } from "../demo-requests/outbox/messages.ts";

/** Limits the duration of a scrape while the database is down. */
const TIMEOUT_MS = 2_000;

export type Pool = Db & Pick<Database["db"], "totalCount" | "idleCount" | "waitingCount">;

/** Creates metrics of the connection pool and of the outbox as of the last `refresh`. */
export function createDatabaseMetrics(db: Pool, registers: Registry[]) {
  addPool(db, registers);
  const up = new Gauge({
    name: "database_up",
    help: "1 if the database responds, else 0",
    registers,
  });
  const messages = new Gauge({
    name: "outbox_messages",
    help: "Messages to sales that wait for delivery, and dead letters",
    labelNames: ["state"],
    registers,
  });
  const age = new Gauge({
    name: "outbox_oldest_waiting_seconds",
    help: "Age of the oldest demo request that still waits for delivery",
    registers,
  });
  const held = new Gauge({
    name: "demo_requests_held",
    help: "Demo requests that are held as suspected spam",
    registers,
  });
  return {
    /** Omits outbox figures that cannot be read, because old values would hide an outage. */
    async refresh(): Promise<void> {
      const figures = await withTimeout(deliveryFigures(db), TIMEOUT_MS, "late").catch(
        () => undefined,
      );
      up.set(figures === undefined ? 0 : 1);
      messages.reset();
      age.remove();
      held.remove();
      if (figures === undefined) return;
      messages.set({ state: "waiting" }, figures.waiting);
      messages.set({ state: "dead" }, figures.dead);
      age.set(figures.oldestWaitingSeconds);
      held.set(figures.held);
    },
  };
}

function addPool(db: Pool, registers: Registry[]): void {
  new Gauge({
    name: "database_pool",
    help: "Busy and idle connections, and queries that wait for a connection",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "busy" }, db.totalCount - db.idleCount);
      this.set({ state: "idle" }, db.idleCount);
      this.set({ state: "waiting" }, db.waitingCount);
    },
  });
}

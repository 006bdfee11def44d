import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { Pool } from "../metrics/database-metrics.ts";
import { createMetrics } from "../metrics/metrics.ts";
import { joinCrew } from "./membership.ts";
import type { ToLead, ToWorker } from "./messages.ts";
import { MetricsDesk } from "./metrics-desk.ts";

/** Workers with metrics of their own, and the desk between them. */
function startWorkers(count: number) {
  const desk = new MetricsDesk(() => workers.map(({ seen }) => seen));
  const workers = Array.from({ length: count }, () => {
    const own = Object.assign(new EventEmitter(), { send: (_message: ToLead) => {} });
    const seen = Object.assign(new EventEmitter(), {
      process: {},
      isConnected: () => true,
      send: (message: ToWorker) => own.emit("message", structuredClone(message)),
    });
    own.send = (message) => {
      if (message.kind !== "ready") desk.hear(seen, structuredClone(message));
    };
    return { seen, member: joinCrew(own), metrics: createMetrics({ db, packed: undefined }) };
  });
  return workers.map(({ member, metrics }) => member.share(metrics));
}

const outbox = { waiting: 3, dead: 1, oldestWaitingSeconds: 7 };
const db = {
  query: async () => ({ rows: [outbox] }),
  totalCount: 4,
  idleCount: 1,
  waitingCount: 0,
} as unknown as Pool;

test("whichever worker is asked, requests of all are counted", async () => {
  const [first, second] = startWorkers(2);
  const request = { route: "/", status: 200, cache: "miss", seconds: 0.001 } as const;
  first?.noteRequest(request);
  second?.noteRequest(request);
  second?.noteRequest(request);

  const texts = await Promise.all([first?.text(), second?.text()]);

  for (const text of texts) {
    expect(text).toContain("site_workers 2");
    expect(text).toMatch(/http_request_duration_seconds_count\{.*route="\/".*\} 3/);
  }
});

test("pools add up, and the outbox is the same one for all", async () => {
  const [first] = startWorkers(3);

  const text = await first?.text();

  expect(text).toContain('database_pool{state="busy"} 9');
  expect(text).toContain('outbox_parcels{state="waiting"} 3');
  expect(text).toContain("outbox_oldest_waiting_seconds 7");
  expect(text).toContain("database_up 1");
});

test("a worker stops when it is told to", () => {
  const own = new EventEmitter();
  const stop = vi.fn();
  joinCrew(own).whenToldToStop(stop);

  own.emit("message", { kind: "stop" });

  expect(stop).toHaveBeenCalledTimes(1);
});

import { expect, test } from "vitest";
import { PageCache } from "../pages/page-cache.ts";
import { createMetrics, type Pool } from "./metrics.ts";

/** The metrics with these figures of the outbox, or a failing database. */
function metricsWith(figures?: object) {
  const query = async () => {
    if (figures === undefined) throw new Error("no database");
    return { rows: [figures] };
  };
  const db = { query, totalCount: 3, idleCount: 1, waitingCount: 0 } as unknown as Pool;
  const now = () => new Date("2025-11-20T10:01:30Z");
  const contentOutage = { since: new Date("2025-11-20T10:00:00Z") };
  return createMetrics({ db, pageCache: new PageCache(), contentOutage, now });
}

test("contains the page cache, the outage of the content, the pool, the event loop, the outbox and the captcha's verdicts", async () => {
  const metrics = metricsWith({ waiting: 2, dead: 1, oldestWaitingSeconds: 90, held: 3 });
  metrics.recordVerdict("expired");

  expect((await metrics.text()).split("\n")).toEqual(
    expect.arrayContaining([
      "page_cache_bytes 0",
      "content_outage_seconds 90",
      'database_pool{state="busy"} 2',
      expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds \d/),
      "database_up 1",
      'outbox_messages{state="waiting"} 2',
      'outbox_messages{state="dead"} 1',
      "outbox_oldest_waiting_seconds 90",
      "demo_requests_held 3",
      'captcha_verdicts_total{outcome="expired"} 1',
    ]),
  );
});

test("omits the outbox's figures while the database does not respond", async () => {
  const text = await metricsWith().text();

  expect(text).toContain("database_up 0");
  expect(text).not.toMatch(/^(outbox|demo_requests)_/m);
  expect(text).toContain("process_resident_memory_bytes");
});

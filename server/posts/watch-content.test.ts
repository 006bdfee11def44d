import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../database/db.ts";
import { silentLog } from "../testing/every-database.ts";
import { type ContentOutage, watchContent } from "./watch-content.ts";

const now = new Date("2025-11-20T10:00:00Z");
const onChange = vi.fn<() => void>();

let version: string;
let isAway: boolean;
let contentOutage: ContentOutage;
let watching: ReturnType<typeof watchContent>;
const query = vi.fn(async () => {
  if (isAway) throw new Error("connection refused");
  return { rows: [{ version, hasNewPost: false, readAt: new Date() }] };
});

beforeEach(() => {
  version = "1";
  isAway = false;
  contentOutage = {};
  onChange.mockReset();
  watching = watchContent({
    db: { query } as unknown as Db,
    log: silentLog,
    now: () => now,
    known: { version, readAt: new Date() },
    contentOutage,
    onChange,
  });
});
afterEach(() => watching.stop());

async function nextReadings(): Promise<void> {
  query.mockClear();
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(3), 10_000);
}

test("reports a change once that was missed while the database was away, and since when it is away", async () => {
  isAway = true;
  await nextReadings();
  const { since } = contentOutage;
  version = "2";
  isAway = false;
  await nextReadings();
  await nextReadings();

  expect(since).toEqual(now);
  expect(contentOutage.since).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reads nothing after stop", async () => {
  await watching.stop();
  query.mockClear();
  await delay(1_000);

  expect(query).not.toHaveBeenCalled();
});

import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import { type ContentOutage, watchContent } from "./watch-content.ts";

const SOON = { timeout: 10_000 };

let stored: { version: string; hasNewPost: boolean; readAt: Date };
let isAway: boolean;
let watching: ReturnType<typeof watchContent>;
const query = vi.fn(readStored);
let contentOutage: ContentOutage;
const onChange = vi.fn<() => void>();

beforeEach(() => {
  stored = { version: "1", hasNewPost: false, readAt: new Date() };
  isAway = false;
  onChange.mockReset();
  query.mockClear();
  contentOutage = {};
  watching = watchContent({
    db: { query } as unknown as Db,
    log: createLog("silent"),
    now: () => new Date("2025-11-20T10:00:00Z"),
    known: stored,
    contentOutage,
    onChange,
  });
});
afterEach(() => watching.stop());

async function readStored() {
  if (isAway) throw new Error("connection refused");
  return { rows: [{ ...stored, readAt: new Date() }] };
}

async function nextReadings(): Promise<void> {
  const before = query.mock.calls.length;
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(before + 3), SOON);
}

test("reports a change once, after the next reading", async () => {
  stored = { ...stored, version: "2" };
  await nextReadings();

  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports that a post reached its date", async () => {
  stored.hasNewPost = true;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), SOON);
});

test("reports a change that was missed while the database was away, and since when it is away", async () => {
  isAway = true;
  await nextReadings();
  const { since } = contentOutage;
  stored = { ...stored, version: "2" };
  isAway = false;
  await nextReadings();

  expect(since).toEqual(new Date("2025-11-20T10:00:00Z"));
  expect(contentOutage.since).toBeUndefined();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reads nothing after stop", async () => {
  await watching.stop();
  query.mockClear();
  await delay(1_000);

  expect(query).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../db/db.ts";
import type { listenForChanges } from "../db/listen.ts";
import { createLog } from "../log.ts";
import { watchContent } from "./watch-content.ts";

type Ears = Pick<Parameters<typeof listenForChanges>[0], "onChange" | "onReset">;

const MINUTE_MS = 60_000;

let version: string;
let nextDate: Date | null;
let isAway: boolean;
let ears: Ears;
let watching: ReturnType<typeof watchContent>;
const query = vi.fn(answer);
let contentOutage: { since?: Date };
const onChange = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-11-20T10:00:00Z") });
  version = "1";
  nextDate = null;
  isAway = false;
  onChange.mockReset();
  query.mockClear();
  contentOutage = {};
  watching = watchContent({
    listenerConfig: {},
    db: { query } as unknown as Db,
    log: createLog("silent"),
    now: () => new Date(),
    version,
    contentOutage,
    onChange,
    listen: ({ onChange, onReset }) => {
      ears = { onChange, onReset };
      return { stop: async () => undefined };
    },
  });
});
afterEach(async () => {
  await watching.stop();
  vi.useRealTimers();
});

async function answer(sql: string) {
  if (isAway) throw new Error("connection refused");
  return { rows: [sql.includes("AS version") ? { version } : { next: nextDate }] };
}

test("combines simultaneous notifications into one change within a second", async () => {
  ears.onChange();
  ears.onChange();
  version = "2";
  await vi.advanceTimersByTimeAsync(1000);

  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports a notification even if the version is the same", async () => {
  ears.onChange();
  await vi.advanceTimersByTimeAsync(1000);

  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports only another version after notifications may have been missed", async () => {
  ears.onReset();
  await vi.advanceTimersByTimeAsync(1000);
  const whileSame = onChange.mock.calls.length;
  version = "2";
  ears.onReset();
  await vi.advanceTimersByTimeAsync(1000);

  expect(whileSame).toBe(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports a change without notification once, within half a minute", async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  version = "2";
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  const found = onChange.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(found).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("the next check reports a change that happens while the version is read", async () => {
  query.mockImplementationOnce(async (sql) => {
    const before = await answer(sql);
    version = "2";
    return before;
  });
  ears.onChange();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);

  expect(onChange).toHaveBeenCalledTimes(2);
});

test("reports that a post reached its date", async () => {
  nextDate = new Date(Date.now() + 8000);
  ears.onChange();
  await vi.advanceTimersByTimeAsync(7900);
  const before = onChange.mock.calls.length;
  version = "2";
  nextDate = null;
  await vi.advanceTimersByTimeAsync(1000);

  expect(before).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test("limits queries if a date has passed by this clock only", async () => {
  nextDate = new Date(Date.now() + 1000);
  ears.onChange();
  await vi.advanceTimersByTimeAsync(5000);

  expect(query.mock.calls.length).toBeLessThan(50);
});

test("reports a change after the database is back", async () => {
  isAway = true;
  ears.onChange();
  await vi.advanceTimersByTimeAsync(5000);
  const whileAway = onChange.mock.calls.length;
  isAway = false;
  await vi.advanceTimersByTimeAsync(2000);

  expect(whileAway).toBe(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports nothing after stop", async () => {
  ears.onChange();
  await watching.stop();
  version = "2";
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(onChange).not.toHaveBeenCalled();
});

test("reports the time since which the content cannot be read, until it can be read again", async () => {
  isAway = true;
  ears.onReset();
  await vi.advanceTimersByTimeAsync(5000);
  expect(contentOutage.since).toEqual(new Date("2025-11-20T10:00:00Z"));

  isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(contentOutage.since).toBeUndefined();
});

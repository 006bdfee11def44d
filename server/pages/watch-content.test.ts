import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import type { Db } from "../database/db.ts";
import type { ContentVersion } from "../db/content-version.ts";
import type { listenForChanges } from "../db/listen.ts";
import { watchContent } from "./watch-content.ts";

type Notifications = Pick<Parameters<typeof listenForChanges>[0], "onChange" | "onReset">;

const MINUTE_MS = 60_000;

let stored: ContentVersion;
let isAway: boolean;
let notifications: Notifications;
let watching: ReturnType<typeof watchContent>;
const query = vi.fn(readStored);
let contentOutage: { since?: Date };
const onChange = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-11-20T10:00:00Z") });
  stored = { version: "1", hasNewPost: false, nextPostInMs: null, readAt: new Date() };
  isAway = false;
  onChange.mockReset();
  query.mockClear();
  contentOutage = {};
  watching = watchContent({
    listenerConfig: {},
    db: { query } as unknown as Db,
    log: createLog("silent"),
    now: () => new Date(),
    known: stored,
    contentOutage,
    onChange,
    listen: ({ onChange, onReset }) => {
      notifications = { onChange, onReset };
      return { stop: async () => undefined };
    },
  });
});
afterEach(async () => {
  await watching.stop();
  vi.useRealTimers();
});

async function readStored() {
  if (isAway) throw new Error("connection refused");
  return { rows: [{ ...stored, readAt: new Date() }] };
}

function change(version: string): void {
  stored = { ...stored, version };
}

test("reports a notification at once, before any query", () => {
  notifications.onChange("2");

  expect(onChange).toHaveBeenCalledTimes(1);
  expect(query).not.toHaveBeenCalled();
});

test("does not report a version again that a notification contained", async () => {
  change("2");
  notifications.onChange("2");
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reads the version once for notifications that arrive together", async () => {
  for (const version of ["2", "3", "4"]) notifications.onChange(version);
  change("4");
  await vi.advanceTimersByTimeAsync(1000);

  expect(query).toHaveBeenCalledTimes(1);
});

test("reports only another version after notifications may have been missed", async () => {
  notifications.onReset();
  await vi.advanceTimersByTimeAsync(1000);
  const whileSame = onChange.mock.calls.length;
  change("2");
  notifications.onReset();
  await vi.advanceTimersByTimeAsync(1000);

  expect(whileSame).toBe(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports a change without notification once, within half a minute", async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  change("2");
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  const found = onChange.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(found).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports that a post reached its date, soon after the date", async () => {
  stored.nextPostInMs = 8000;
  notifications.onReset();
  await vi.advanceTimersByTimeAsync(7900);
  const before = onChange.mock.calls.length;
  stored.hasNewPost = true;
  stored.nextPostInMs = null;
  await vi.advanceTimersByTimeAsync(200);

  expect(before).toBe(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports a change that was missed while the database was away", async () => {
  isAway = true;
  notifications.onReset();
  await vi.advanceTimersByTimeAsync(5000);
  change("2");
  isAway = false;
  await vi.advanceTimersByTimeAsync(2000);

  expect(onChange).toHaveBeenCalledTimes(1);
});

test("reports nothing after stop", async () => {
  notifications.onReset();
  await watching.stop();
  change("2");
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(onChange).not.toHaveBeenCalled();
});

test("reports the time since which the content cannot be read, until it can be read again", async () => {
  isAway = true;
  notifications.onReset();
  await vi.advanceTimersByTimeAsync(5000);
  expect(contentOutage.since).toEqual(new Date("2025-11-20T10:00:00Z"));

  isAway = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(contentOutage.since).toBeUndefined();
});

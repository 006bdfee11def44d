import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../db/db.ts";
import type { ContentChange, listenForChanges } from "../db/listen.ts";
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
const onChange = vi.fn<(slugs: ReadonlySet<string> | undefined) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2025-11-20T10:00:00Z") });
  version = "1";
  nextDate = null;
  isAway = false;
  onChange.mockReset().mockResolvedValue();
  query.mockClear();
  watching = watchContent({
    listenerConfig: {},
    db: { query } as unknown as Db,
    log: createLog("silent"),
    now: () => new Date(),
    version,
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

const hear = (change: Partial<ContentChange>) => ears.onChange({ table: "blog_posts", ...change });
const calls = () => onChange.mock.calls.map(([slugs]) => slugs && [...slugs]);

test("a copy of a picture on another host is followed like a change of any post", async () => {
  version = "2";
  ears.onChange({ table: "remote_pictures" });
  await vi.advanceTimersByTimeAsync(1000);

  expect(calls()).toEqual([undefined]);
});

test("changes that are heard together are told together, within a second", async () => {
  hear({ slug: "a" });
  hear({ slug: "b" });
  hear({ slug: "a" });
  ears.onChange({ table: "other", slug: "c" });
  await vi.advanceTimersByTimeAsync(1000);

  expect(calls()).toEqual([["a", "b"]]);
});

test("after nobody could hear, pages are made anew only when something is other than it was", async () => {
  ears.onReset();
  await vi.advanceTimersByTimeAsync(1000);
  const whileSame = calls();
  version = "2";
  ears.onReset();
  await vi.advanceTimersByTimeAsync(1000);

  expect(whileSame).toEqual([]);
  expect(calls()).toEqual([undefined]);
});

test("what nobody heard of is found within half a minute, once", async () => {
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  version = "2";
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  const found = calls();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(found).toEqual([undefined]);
  expect(calls()).toEqual([undefined]);
});

test("news of other posts does not put that off", async () => {
  version = "2";
  for (let second = 0; second < 30; second += 1) {
    hear({ slug: "busy" });
    await vi.advanceTimersByTimeAsync(1000);
  }

  expect(calls()).toContain(undefined);
});

test("a post shows when its date comes", async () => {
  nextDate = new Date(Date.now() + 8000);
  hear({ slug: "scheduled" });
  await vi.advanceTimersByTimeAsync(7900);
  const before = calls();
  version = "2";
  nextDate = null;
  await vi.advanceTimersByTimeAsync(1000);

  expect(before).toEqual([["scheduled"]]);
  expect(calls()).toEqual([["scheduled"], undefined]);
});

test("a date that has come by this clock alone is not asked about without end", async () => {
  nextDate = new Date(Date.now() + 1000);
  hear({ slug: "scheduled" });
  await vi.advanceTimersByTimeAsync(5000);

  expect(query.mock.calls.length).toBeLessThan(50);
});

test("pages that could not follow are tried again soon, then less often, until they can", async () => {
  onChange.mockRejectedValue(new Error("Not made anew: /insights"));
  hear({ slug: "a" });
  await vi.advanceTimersByTimeAsync(5000);
  const triesAtFirst = calls();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  const triesInAll = onChange.mock.calls.length;
  onChange.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  const healed = onChange.mock.calls.length;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(triesAtFirst).toEqual([["a"], undefined, undefined]);
  expect(triesInAll).toBeLessThan(12);
  expect(healed).toBe(triesInAll + 1);
  expect(onChange).toHaveBeenCalledTimes(healed);
});

test("a look that the database refuses is made again within seconds", async () => {
  isAway = true;
  version = "2";
  ears.onReset();
  await vi.advanceTimersByTimeAsync(1000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(3000);

  expect(calls()).toEqual([undefined]);
});

test("once stopped nothing more is told", async () => {
  hear({ slug: "a" });
  await watching.stop();
  version = "2";
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);

  expect(calls()).toEqual([]);
});

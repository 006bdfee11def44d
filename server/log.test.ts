import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTimestamp, gathering } from "./log.ts";

let written: string[];
let handedOn: string[];
let destination: { write(lines: string): void; flush(): void; flushSync(): void };

beforeEach(() => {
  vi.useFakeTimers();
  let kept = "";
  written = [];
  handedOn = [];
  const flush = () => {
    written.push(kept);
    kept = "";
  };
  destination = {
    write(lines) {
      handedOn.push(lines);
      kept += lines;
    },
    flush,
    flushSync: flush,
  };
});

afterEach(() => {
  vi.useRealTimers();
});

test("a line that comes alone goes out at once", async () => {
  const log = gathering(destination);

  log.write("a");
  await vi.advanceTimersByTimeAsync(1_000);
  log.write("b");

  expect(written).toEqual(["a", "b"]);
});

test("lines that follow closely go out together, and soon", async () => {
  const log = gathering(destination);

  for (const line of ["a", "b", "c"]) log.write(line);
  await vi.advanceTimersByTimeAsync(50);
  log.write("d");
  log.write("e");
  await vi.advanceTimersByTimeAsync(50);

  expect(written).toEqual(["a", "bc", "de"]);
});

test("nothing is written while there is nothing to say", async () => {
  const log = gathering(destination);

  log.write("a");
  await vi.advanceTimersByTimeAsync(10_000);

  expect(written).toEqual(["a"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("many lines do not wait, and each is handed on with others", async () => {
  const log = gathering(destination);
  const line = `${"x".repeat(199)}\n`;

  for (let n = 0; n < 200; n += 1) log.write(line);

  expect(handedOn.map(({ length }) => length)).toEqual([200, 15_400, 15_400]);
});

test("nothing is lost at the exit of the process", async () => {
  const log = gathering(destination);

  for (const line of ["a", "b", "c"]) log.write(line);
  destination.flushSync();

  expect(written.join("")).toBe("abc");
});

test("a line says when it was written, as pino itself would", async () => {
  const time = new Date("2026-01-02T03:04:05.678Z");
  vi.setSystemTime(time);
  const timestamp = createTimestamp();

  const first = timestamp();
  vi.setSystemTime(time.getTime() + 1);

  expect([first, timestamp()]).toEqual([
    ',"time":"2026-01-02T03:04:05.678Z"',
    pino.stdTimeFunctions.isoTime(),
  ]);
});

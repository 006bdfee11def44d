import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gathering } from "./log.ts";

let written: string[];
let destination: { write(line: string): void; flush(): void };

beforeEach(() => {
  vi.useFakeTimers();
  let kept = "";
  written = [];
  destination = {
    write(line) {
      kept += line;
    },
    flush() {
      written.push(kept);
      kept = "";
    },
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

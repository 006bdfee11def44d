import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createLog } from "../base/log.ts";
import { gracefulShutdown } from "./graceful-shutdown.ts";

test("exits with 1 if stopping takes longer than the limit", async () => {
  vi.useFakeTimers();
  const emitter = new EventEmitter();
  const exit = vi.fn();
  const shutdown = gracefulShutdown({ emitter, exit, log: createLog("silent"), limitMs: 1000 });
  shutdown.stopWith(() => new Promise(() => {}));

  emitter.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(1000);

  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
});

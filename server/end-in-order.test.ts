import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { endInOrder } from "./end-in-order.ts";
import { createLog } from "./log.ts";

afterEach(() => {
  vi.useRealTimers();
});

function start(stop: () => Promise<void>) {
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const log = createLog("silent");
  const info = vi.spyOn(log, "info");
  const ending = endInOrder({ process, log, limitMs: 1000 });
  ending.stopFirst(stop);
  const said = () => info.mock.calls.map((line) => line.at(-1));
  return Object.assign(process, { endAsTold: ending.endAsTold, said });
}

test("a signal stops the site, and then the process ends well", async () => {
  const stop = vi.fn(async () => {});
  const process = start(stop);

  process.emit("SIGTERM");
  await vi.waitFor(() => expect(process.exit).toHaveBeenCalled());

  expect(stop).toHaveBeenCalledTimes(1);
  expect(process.exit).toHaveBeenCalledWith(0);
});

test("a second signal, also another one, ends the process at once", () => {
  const process = start(() => new Promise(() => {}));

  process.emit("SIGTERM");
  expect(process.exit).not.toHaveBeenCalled();
  process.emit("SIGINT");

  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("what was told may come as a signal too, and only the next one ends the process at once", () => {
  const process = start(() => new Promise(() => {}));

  process.endAsTold();
  process.emit("SIGTERM");
  expect(process.exit).not.toHaveBeenCalled();
  process.emit("SIGTERM");

  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("a process says once that it stops, whether its signal or what it is told comes first", () => {
  const told = start(() => new Promise(() => {}));
  const signalled = start(() => new Promise(() => {}));

  told.endAsTold();
  const saidAsTold = told.said();
  told.emit("SIGTERM");
  signalled.emit("SIGTERM");
  signalled.endAsTold();

  expect(saidAsTold).toEqual(["stopping"]);
  expect(told.said()).toEqual(["stopping"]);
  expect(signalled.said()).toEqual(["stopping"]);
});

test("what is told after the signal changes nothing", () => {
  const stop = vi.fn(() => new Promise<void>(() => {}));
  const process = start(stop);

  process.emit("SIGTERM");
  process.endAsTold();

  expect(stop).toHaveBeenCalledTimes(1);
  expect(process.exit).not.toHaveBeenCalled();
});

test("an error that nobody caught ends the process in order too, with a failure", async () => {
  const stop = vi.fn(async () => {});
  const process = start(stop);

  process.emit("uncaughtException", new Error("lost"), "unhandledRejection");
  process.emit("uncaughtException", new Error("another"), "uncaughtException");
  await vi.waitFor(() => expect(process.exit).toHaveBeenCalled());

  expect(stop).toHaveBeenCalledTimes(1);
  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
});

test("a site that cannot stop is left behind", async () => {
  vi.useFakeTimers();
  const process = start(() => new Promise(() => {}));

  process.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(1000);

  expect(process.exit).toHaveBeenCalledExactlyOnceWith(1);
});

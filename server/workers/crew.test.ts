import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { Crew } from "./crew.ts";
import type { ToLead, ToWorker } from "./messages.ts";

class FakeWorker extends EventEmitter {
  readonly process = { pid: 1 };
  readonly told: ToWorker[] = [];
  isConnected = () => true;

  send(message: ToWorker): void {
    this.told.push(message);
  }

  say(message: ToLead): void {
    this.emit("message", message);
  }
}

function startCrew(count: number) {
  const forked: FakeWorker[] = [];
  let nowMs = 0;
  const wait = vi.fn(async (_ms: number) => {});
  const crew = new Crew({
    count,
    log: createLog("silent"),
    now: () => nowMs,
    wait,
    fork() {
      const worker = new FakeWorker();
      forked.push(worker);
      return worker;
    },
  });
  const last = () => forked.at(-1) ?? new FakeWorker();
  return {
    crew,
    forked,
    waits: () => wait.mock.calls.map(([ms]) => ms),
    passTime: (ms: number) => {
      nowMs += ms;
    },
    /** The newest worker becomes ready and is killed; its successor is there afterwards. */
    async killLast() {
      const { length } = forked;
      last().say({ kind: "ready" });
      last().emit("exit", null, "SIGKILL");
      await vi.waitFor(() => expect(forked).toHaveLength(length + 1));
    },
  };
}

test("a crew is ready with its first worker", async () => {
  const { crew, forked } = startCrew(3);

  forked[1]?.say({ kind: "ready" });

  await expect(crew.ready).resolves.toBeUndefined();
  expect(forked).toHaveLength(3);
});

test("workers that die one after the other are replaced ever later, up to half a minute", async () => {
  const { killLast, waits } = startCrew(1);

  for (let n = 0; n < 9; n += 1) await killLast();

  expect(waits()).toEqual([250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("a worker that lived long is replaced soon", async () => {
  const { killLast, waits, passTime } = startCrew(1);
  await killLast();
  await killLast();

  passTime(60_001);
  await killLast();

  expect(waits()).toEqual([250, 500, 250]);
});

test("a worker that ends before any was ready is not replaced", async () => {
  const { crew, forked } = startCrew(2);

  forked[0]?.emit("exit", 1, null);

  await expect(crew.ready).rejects.toThrow("A worker ended before it was ready");
  expect(forked).toHaveLength(2);
});

test("stopping tells every worker, waits for all, and replaces none", async () => {
  const { crew, forked } = startCrew(2);
  const stopped = vi.fn();

  const stopping = crew.stop().then(stopped);
  forked[0]?.emit("exit", 0, null);
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  forked[1]?.emit("exit", 0, null);
  await stopping;

  expect(forked.map(({ told }) => told)).toEqual([[{ kind: "stop" }], [{ kind: "stop" }]]);
});

test("a worker that does not end in order is told", async () => {
  const { crew, forked } = startCrew(1);

  const stopping = crew.stop();
  forked[0]?.emit("exit", 1, null);

  await expect(stopping).rejects.toThrow("did not end in order");
});

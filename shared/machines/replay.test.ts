import { expect, test, vi } from "vitest";
import { createActor, fromCallback } from "xstate";
import { EXCERPT_S } from "../content/mine-level/record.ts";
import { stills } from "../content/mine-level/replay-choice.ts";
import { type ReplayEvent, replayMachine } from "./replay.ts";

const END = EXCERPT_S - 1;

function start(at: number) {
  const stopClock = vi.fn();
  const startClock = vi.fn(() => stopClock);
  const machine = replayMachine.provide({ actors: { clock: fromCallback(startClock) } });
  const actor = createActor(machine, { input: { ...stills.fleet, at } });
  const addresses: number[] = [];
  actor.on("address.replaced", ({ choice }) => addresses.push(choice.at));
  actor.start();
  return {
    startClock,
    stopClock,
    addresses,
    send: (event: ReplayEvent) => actor.send(event),
    at: () => actor.getSnapshot().context.choice.at,
    isPlaying: () => actor.getSnapshot().hasTag("playing"),
  };
}

test("it pauses at the end and plays again from the start", () => {
  const { send, at, isPlaying, addresses } = start(END - 1);

  send({ type: "play.toggled" });
  send({ type: "clock.ticked", seconds: 5 });
  expect([at(), isPlaying()]).toEqual([END, false]);
  expect(addresses).toEqual([END]);
  send({ type: "play.toggled" });

  expect([at(), isPlaying()]).toEqual([0, true]);
});

test("out of view the clock stops, and starts again in view", () => {
  const { send, isPlaying, startClock, stopClock } = start(100);

  send({ type: "play.toggled" });
  send({ type: "view.left" });
  expect([isPlaying(), stopClock.mock.calls.length]).toEqual([true, 1]);
  send({ type: "view.entered" });

  expect(startClock).toHaveBeenCalledTimes(2);
});

test("a time outside the excerpt becomes its nearest moment", () => {
  const { send, at } = start(100);

  send({ type: "choice.changed", change: { at: 9999 } });

  expect(at()).toBe(END);
});

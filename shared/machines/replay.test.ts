import { expect, test } from "vitest";
import { createActor } from "xstate";
import { EXCERPT_S } from "../content/mine-level/record.ts";
import { stills } from "../content/mine-level/replay-choice.ts";
import { replayMachine } from "./replay.ts";

const END = EXCERPT_S - 1;

test("it plays until its end, where Play begins again at its start, and a time outside the excerpt becomes its nearest moment", () => {
  const { actor, at, emitted } = start(END - 10);
  actor.send({ type: "clock.ticked", seconds: 4 });
  expect(at()).toBe(END - 10);

  actor.send({ type: "play.toggled" });
  actor.send({ type: "clock.ticked", seconds: 4 });
  expect([at(), actor.getSnapshot().hasTag("playing"), emitted.length]).toEqual([END - 6, true, 0]);
  actor.send({ type: "clock.ticked", seconds: 12 });
  expect([at(), actor.getSnapshot().value, emitted.length]).toEqual([END, "paused", 1]);

  actor.send({ type: "play.toggled" });
  expect([at(), actor.getSnapshot().hasTag("playing")]).toEqual([0, true]);
  actor.send({ type: "play.toggled" });
  expect([actor.getSnapshot().value, emitted.length]).toEqual(["paused", 2]);

  actor.send({ type: "choice.changed", change: { at: 9999 } });
  expect(at()).toBe(END);
});

test("its clock runs only while it plays in view", () => {
  const { actor } = start(0);
  const runs = () => Object.keys(actor.getSnapshot().children).length === 1;
  expect(runs()).toBe(false);

  for (const [type, isRunning] of [
    ["play.toggled", true],
    ["view.left", false],
    ["view.entered", true],
    ["view.left", false],
    ["play.toggled", false],
    ["view.entered", false],
  ] as const) {
    actor.send({ type });
    expect(runs(), type).toBe(isRunning);
  }
});

/** A replay at this second, with the changes of the address that it asks for. */
function start(second: number) {
  const actor = createActor(replayMachine, { input: { ...stills.fleet, at: second } });
  const emitted: unknown[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, at: () => actor.getSnapshot().context.choice.at };
}

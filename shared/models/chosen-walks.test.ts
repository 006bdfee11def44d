import { expect, test } from "vitest";
import { setup } from "xstate";
import { pickedWalk, toldWalk } from "./chosen-walks.ts";

/** A door that can be locked only when it is closed. */
const door = setup({ types: { events: {} as { type: "push" | "pull" | "turn" } } }).createMachine({
  initial: "closed",
  states: {
    closed: { on: { push: "open", turn: "locked" } },
    open: { on: { pull: "closed" } },
    locked: { on: { turn: "closed" } },
  },
});
const samples = {
  "it is pushed": { type: "push" },
  "it is pulled": { type: "pull" },
  "the key is turned": { type: "turn" },
};

test("a walk by words leaves out what changes nothing", () => {
  const { title, steps } = toldWalk({ machine: door, samples }, [
    "it is pulled",
    "it is pushed",
    "the key is turned",
    "it is pulled",
  ]);

  expect(title).toBe("it is pushed, it is pulled");
  expect(steps.map(({ value }) => value)).toEqual(["open", "closed"]);
});

test("numbers pick among the steps that are possible", () => {
  const { title } = pickedWalk({ machine: door, samples }, [1, 4, 2]);

  expect(title).toBe("the key is turned, the key is turned, it is pushed");
});

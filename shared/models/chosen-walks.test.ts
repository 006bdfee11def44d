import { expect, test } from "vitest";
import { setup } from "xstate";
import { walkByLabels } from "./chosen-walks.ts";

/** A door that can be locked only when it is closed. */
const door = setup({ types: { events: {} as { type: "push" | "pull" | "turn" } } }).createMachine({
  id: "door",
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

test("walkByLabels omits steps that cause no change", () => {
  const { title, steps } = walkByLabels({ machine: door, samples }, [
    "it is pulled",
    "it is pushed",
    "the key is turned",
    "it is pulled",
  ]);

  expect(title).toBe("it is pushed, it is pulled");
  expect(steps.map(({ value }) => value)).toEqual(["open", "closed"]);
});

import { expect, test } from "vitest";
import { setup } from "xstate";
import { placesOf, walksOf } from "./walks.ts";

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

test("walks cover every transition, and none is the beginning of another", () => {
  const walks = walksOf(door, samples);

  expect(walks.map(({ title }) => title)).toEqual([
    "it is pushed, it is pulled",
    "the key is turned, the key is turned",
  ]);
});

test("a walk has the state and context after each step", () => {
  const [walk] = walksOf(door, samples);

  expect(walk?.steps).toEqual([
    { label: "it is pushed", value: "open", context: {} },
    { label: "it is pulled", value: "closed", context: {} },
  ]);
});

test("every place has the shortest path to it", () => {
  const places = placesOf(door, samples);

  const ways = places.map(({ snapshot, steps }) => [snapshot.value, steps.length]);
  expect(ways).toEqual([
    ["closed", 0],
    ["open", 1],
    ["locked", 1],
  ]);
});

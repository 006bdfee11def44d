import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { coverageOf, partsOf, recordCoverage } from "./coverage.ts";

/** A machine with two guards on one event and a transition without an event. */
const gate = createMachine({
  id: "gate",
  initial: "asked",
  states: {
    asked: {
      on: {
        word: [
          { guard: ({ event }) => event.word === "friend", target: "open" },
          { guard: ({ event }) => event.word === "dog", target: "barking" },
        ],
      },
    },
    open: {},
    barking: { always: "asked" },
  },
});

test("a machine's parts are its states, its transitions and its rejected guards", () => {
  const names = partsOf(gate).map(({ name }) => name);

  expect(names).toEqual([
    "asked",
    "open",
    "barking",
    "asked: word (1) -> open",
    "asked: word (1) -> open, rejected",
    "asked: word (2) -> barking",
    "asked: word (2) -> barking, rejected",
    "barking: always -> asked",
  ]);
});

test("a step covers the guards that reject it and the transition that is taken", () => {
  const [, covered] = coverageOf(recordCoverage(gate), [
    { type: "word", word: "dog" } as { type: string },
  ]);

  expect(covered).toEqual(
    new Set([
      "asked",
      "asked: word (1) -> open, rejected",
      "asked: word (2) -> barking",
      "barking",
      "barking: always -> asked",
    ]),
  );
});

test("rejected guards are covered even if nothing changes", () => {
  const [, covered] = coverageOf(recordCoverage(gate), [
    { type: "word", word: "foe" } as { type: string },
  ]);

  expect(covered).toEqual(
    new Set(["asked", "asked: word (1) -> open, rejected", "asked: word (2) -> barking, rejected"]),
  );
});

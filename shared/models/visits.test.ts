import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { partsOf, visitsOf } from "./visits.ts";

/** Opens for those who know the word, and rings a bell that wakes a dog. */
const gate = createMachine({
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

test("a machine's parts are its states, its transitions and what its guards refuse", () => {
  const names = partsOf(gate).map(({ name }) => name);

  expect(names).toEqual([
    "asked",
    "asked: word (1) -> open",
    "asked: word (1) -> open, refused",
    "asked: word (2) -> barking",
    "asked: word (2) -> barking, refused",
    "open",
    "barking",
    "barking: at once -> asked",
  ]);
});

test("a guard that refuses is visited as well as the transition that is taken after it", () => {
  const [, visits] = visitsOf(gate, [{ type: "word", word: "dog" } as { type: string }]);

  expect(visits).toEqual(
    new Set([
      "asked",
      "asked: word (1) -> open, refused",
      "asked: word (2) -> barking",
      "barking",
      "barking: at once -> asked",
    ]),
  );
});

test("guards that all refuse are visited although nothing happens", () => {
  const [, visits] = visitsOf(gate, [{ type: "word", word: "foe" } as { type: string }]);

  expect(visits).toEqual(
    new Set(["asked", "asked: word (1) -> open, refused", "asked: word (2) -> barking, refused"]),
  );
});

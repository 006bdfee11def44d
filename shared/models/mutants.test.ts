import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { findDetectingWalkAmong } from "./detecting-walk.ts";
import { mutantsOf } from "./mutants.ts";
import { type WalkedMachine, walkedMachines } from "./walked-machines.ts";

test("each mutant differs in one guard, one transition or one action", () => {
  const door = createMachine({
    id: "door",
    initial: "closed",
    states: {
      closed: { on: { push: { guard: () => true, target: "open", actions: "squeak" } } },
      open: {},
    },
  });

  const names = mutantsOf(door).map(({ name }) => name);

  expect(names).toEqual([
    "closed: push -> open, guard dropped",
    "closed: push -> open, missing",
    "closed: push -> open, leading to closed",
    "closed: push -> open, without squeak",
  ]);
});

describe.each(Object.entries<WalkedMachine>(walkedMachines))("%s", (_id, walked) => {
  const findWalk = findDetectingWalkAmong(walked.walks, walked);

  test("the walks detect every mutant that is not listed as equivalent", {
    timeout: 30_000,
  }, () => {
    const undetected = mutantsOf(walked.machine).filter(({ machine }) => !findWalk(machine));

    expect(undetected.map(({ name }) => name)).toEqual(Object.keys(walked.equivalentMutants));
  });

  test("the walks find no difference between the machine and itself", () => {
    expect(findWalk(walked.machine)).toBeUndefined();
  });
});

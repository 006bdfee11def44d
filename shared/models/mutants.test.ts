import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { killerAmong } from "./killed.ts";
import { mutantsOf } from "./mutants.ts";
import { type WalkedMachine, walkedMachines } from "./walked-machines.ts";

test("each mutant differs in one guard, one transition or one action", () => {
  const door = createMachine({
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
  const killer = killerAmong(walked.walks, walked);

  test("the walks tell every mutant from the machine, but those listed", {
    timeout: 30_000,
  }, () => {
    const alive = mutantsOf(walked.machine).filter(({ machine }) => !killer(machine));

    expect(alive.map(({ name }) => name)).toEqual(Object.keys(walked.noDifference));
  });

  test("the walks do not tell the machine from itself", () => {
    expect(killer(walked.machine)).toBeUndefined();
  });
});

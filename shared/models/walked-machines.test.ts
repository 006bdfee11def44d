import { describe, expect, test } from "vitest";
import { partsOf } from "./visits.ts";
import { visitedBy, type WalkedMachine, walkedMachines } from "./walked-machines.ts";

describe.each(Object.entries<WalkedMachine>(walkedMachines))("%s", (_id, walked) => {
  const names = partsOf(walked.machine).map(({ name }) => name);
  const excused = Object.keys(walked.outOfReach);

  test("every state, transition and refusal is visited by a walk that a browser replays", () => {
    const visited = visitedBy(walked, walked.browserWalks);

    const missing = names.filter((name) => !visited.has(name) && !excused.includes(name));

    expect(missing).toEqual([]);
  });

  test("every one of them is visited by a walk on the machine alone", () => {
    const visited = visitedBy(walked, walked.walks);

    expect(names.filter((name) => !visited.has(name))).toEqual([]);
  });

  test("what is said to be out of a browser's reach is there, and is", () => {
    const visited = visitedBy(walked, walked.browserWalks);

    expect(names).toEqual(expect.arrayContaining(excused));
    expect(excused.filter((name) => visited.has(name))).toEqual([]);
  });
});

test("no two parts have the same name", () => {
  for (const { machine } of Object.values<WalkedMachine>(walkedMachines)) {
    const names = partsOf(machine).map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
  }
});

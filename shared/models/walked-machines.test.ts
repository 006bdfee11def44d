import { describe, expect, test } from "vitest";
import { partsOf } from "./coverage.ts";
import { coveredBy, type WalkedMachine, walkedMachines } from "./walked-machines.ts";

describe.each(Object.entries<WalkedMachine>(walkedMachines))("%s", (_id, walked) => {
  const names = partsOf(walked.machine).map(({ name }) => name);
  const unreachable = Object.keys(walked.unreachableInBrowser);

  test("browser walks cover every state, transition and rejected guard that a page can reach", () => {
    const covered = coveredBy(walked, walked.browserWalks);

    const missing = names.filter((name) => !covered.has(name) && !unreachable.includes(name));

    expect(missing).toEqual([]);
  });

  test("walks on the machine alone cover every part", () => {
    const covered = coveredBy(walked, walked.walks);

    expect(names.filter((name) => !covered.has(name))).toEqual([]);
  });

  test("the parts listed as unreachable exist and are not covered in a browser", () => {
    const covered = coveredBy(walked, walked.browserWalks);

    expect(names).toEqual(expect.arrayContaining(unreachable));
    expect(unreachable.filter((name) => covered.has(name))).toEqual([]);
  });
});

test("every part has a unique name", () => {
  for (const { machine } of Object.values<WalkedMachine>(walkedMachines)) {
    const names = partsOf(machine).map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
  }
});

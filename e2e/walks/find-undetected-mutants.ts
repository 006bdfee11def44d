import { findDetectingWalkAmong } from "../../shared/models/detecting-walk.ts";
import { type Mutant, mutantsOf } from "../../shared/models/mutants.ts";
import { type WalkedMachine, walkedMachines } from "../../shared/models/walked-machines.ts";
import { print } from "./print.ts";

/** Prints how many mutants the walks detect. Returns false if a mutant is undetected and not listed as equivalent. */
export function findUndetectedMutants(): boolean {
  let unexplained = 0;
  for (const [id, walked] of Object.entries<WalkedMachine>(walkedMachines)) {
    const mutants = mutantsOf(walked.machine);
    const undetected = undetectedBy(walked.walks, walked, mutants);
    const inBrowser = undetectedBy(walked.browserWalks, walked, mutants);
    print(
      `${id}: ${mutants.length - undetected.length} of ${mutants.length} mutants detected, ${mutants.length - inBrowser.length} of them by browser walks`,
    );
    for (const name of undetected) {
      const reason = walked.equivalentMutants[name];
      if (reason === undefined) unexplained += 1;
      print(`  undetected: ${name} (${reason ?? "not explained"})`);
    }
    for (const name of inBrowser.filter((each) => !undetected.includes(each))) {
      print(`  detected on the machine alone: ${name}`);
    }
  }
  return unexplained === 0;
}

function undetectedBy(
  walks: WalkedMachine["walks"],
  walked: WalkedMachine,
  mutants: readonly Mutant[],
): string[] {
  const findWalk = findDetectingWalkAmong(walks, walked);
  return mutants.filter(({ machine }) => !findWalk(machine)).map(({ name }) => name);
}

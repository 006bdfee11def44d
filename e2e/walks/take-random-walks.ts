import { randomWalkMachines } from "../../shared/models/random-walk-machines.ts";
import { findBrokenInvariant, type RandomWalkMachine } from "../../shared/models/random-walks.ts";
import { print } from "./print.ts";

/** Takes random walks through every machine. Returns whether every invariant held. */
export function takeRandomWalks(runs: number, seed: number): boolean {
  const broken = Object.entries<RandomWalkMachine>(randomWalkMachines).map(([name, machine]) => {
    const invariant = findBrokenInvariant(machine, runs, seed);
    print(`${name}: ${runs} walks with seed ${seed}: ${invariant ?? "every invariant holds"}`);
    return invariant;
  });
  return broken.every((invariant) => invariant === undefined);
}

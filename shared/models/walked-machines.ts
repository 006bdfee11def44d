import type { AnyStateMachine } from "xstate";
import { demoFormMachine } from "../machines/demo-form.ts";
import { coverageOf, recordCoverage } from "./coverage.ts";
import { demoFormSamples, demoFormWalks } from "./demo-form-model.ts";
import type { Samples, Walk } from "./walks.ts";

type AnyWalk = Walk<AnyStateMachine, string>;

/** A machine with its samples, walks and exceptions. */
export interface WalkedMachine {
  machine: AnyStateMachine;
  samples: Samples<string>;
  /** Walks on the machine alone. */
  walks: readonly AnyWalk[];
  /** The walks that browser tests play, joined into tours. */
  browserWalks: readonly AnyWalk[];
  /** Parts that no page can reach, by name, with the reason. */
  unreachableInBrowser: Readonly<Record<string, string>>;
}

/** Returns the names of all parts that these walks cover. */
export function coveredBy(
  { machine, samples }: Pick<WalkedMachine, "machine" | "samples">,
  walks: readonly AnyWalk[],
): Set<string> {
  const recorder = recordCoverage(machine);
  const covered = walks.flatMap(({ steps, input }) =>
    coverageOf(
      recorder,
      steps.map(({ label }) => samples[label] as { type: string }),
      input,
    ),
  );
  return new Set(covered.flatMap((names) => [...names]));
}

/** Every machine of the site, by its id. */
export const walkedMachines = {
  demoForm: {
    machine: demoFormMachine,
    samples: demoFormSamples,
    walks: demoFormWalks,
    browserWalks: demoFormWalks,
    unreachableInBrowser: {},
  },
} satisfies Record<string, WalkedMachine>;

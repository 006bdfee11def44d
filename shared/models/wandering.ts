import { type Arbitrary, array, check, constantFrom, oneof, property } from "fast-check";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";

/** What may happen, in words and as the machine hears it. */
export interface Happening {
  told: string;
  event: { readonly type: string };
}

/** What holds at every step, whatever happened before. */
export interface Invariant {
  title: string;
  holds(before: AnyMachineSnapshot, event: { type: string }, after: AnyMachineSnapshot): boolean;
}

/** A machine that is sent anywhere. */
export interface Wanderer {
  machine: AnyStateMachine;
  input?: unknown;
  happenings: Arbitrary<Happening>;
  invariants: readonly Invariant[];
}

/** Any of the samples, and whatever else is given. */
export function happeningsOf(
  samples: Readonly<Record<string, { readonly type: string }>>,
  ...others: Arbitrary<Happening>[]
): Arbitrary<Happening> {
  const sampled = Object.entries(samples).map(([told, event]) => ({ told, event }));
  return oneof({ arbitrary: constantFrom(...sampled), weight: 4 }, ...others);
}

/**
 * Sends a machine on random walks. Returns the shortest one found that breaks an invariant,
 * in words, or undefined when all hold.
 */
export function brokenBy(wanderer: Wanderer, runs: number, seed?: number): string | undefined {
  const walks = array(wanderer.happenings, { maxLength: 25, size: "max" });
  const found = check(
    property(walks, (walk) => brokenOn(wanderer, walk) === undefined),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  const [walk] = found.counterexample ?? [];
  return walk && `${brokenOn(wanderer, walk)}: ${walk.map(({ told }) => told).join(", ")}`;
}

function brokenOn(
  { machine, input, invariants }: Wanderer,
  walk: readonly Happening[],
): string | undefined {
  let [before] = initialTransition(machine, input);
  for (const { event } of walk) {
    if (!canHappen(machine, before, event)) continue;
    const [after] = transition(machine, before, event);
    const broken = invariants.find(({ holds }) => !holds(before, event, after));
    if (broken) return broken.title;
    before = after;
  }
  return undefined;
}

/** What an invoke leads to happens only while it runs. */
function canHappen(machine: AnyStateMachine, at: AnyMachineSnapshot, event: { type: string }) {
  return !event.type.startsWith("xstate.") || machine.getTransitionData(at, event).length > 0;
}

import { type Arbitrary, array, check, constantFrom, oneof, property } from "fast-check";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";

/** An event with its label. */
export interface LabelledEvent {
  label: string;
  event: { readonly type: string };
}

/** A statement that must hold at every step of every walk. */
export interface Invariant {
  title: string;
  holds(before: AnyMachineSnapshot, event: { type: string }, after: AnyMachineSnapshot): boolean;
}

/** A machine with its events and invariants. */
export interface RandomWalkMachine {
  machine: AnyStateMachine;
  input?: unknown;
  events: Arbitrary<LabelledEvent>;
  invariants: readonly Invariant[];
}

/** Generates the samples and other arbitrary events. */
export function eventsOf(
  samples: Readonly<Record<string, { readonly type: string }>>,
  ...others: Arbitrary<LabelledEvent>[]
): Arbitrary<LabelledEvent> {
  const sampled = Object.entries(samples).map(([label, event]) => ({ label, event }));
  return oneof({ arbitrary: constantFrom(...sampled), weight: 4 }, ...others);
}

/**
 * Takes random walks through a machine. Returns the first broken invariant with the shortest walk that
 * breaks it; undefined if none is broken.
 */
export function findBrokenInvariant(
  subject: RandomWalkMachine,
  runs: number,
  seed?: number,
): string | undefined {
  const walks = array(subject.events, { maxLength: 25, size: "max" });
  const found = check(
    property(walks, (walk) => brokenOn(subject, walk) === undefined),
    { numRuns: runs, ...(seed === undefined ? {} : { seed }) },
  );
  const [walk] = found.counterexample ?? [];
  return walk && `${brokenOn(subject, walk)}: ${walk.map(({ label }) => label).join(", ")}`;
}

function brokenOn(
  { machine, input, invariants }: RandomWalkMachine,
  walk: readonly LabelledEvent[],
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

/** The outcome of an `invoke` can occur only while it is running. */
function canHappen(machine: AnyStateMachine, at: AnyMachineSnapshot, event: { type: string }) {
  return !event.type.startsWith("xstate.") || machine.getTransitionData(at, event).length > 0;
}

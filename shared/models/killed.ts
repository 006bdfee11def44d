import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";
import type { Samples, Walk } from "./walks.ts";

type AnyWalk = Walk<AnyStateMachine, string>;

/** Finds the first walk on which another machine behaves differently; undefined when none does. */
export function killerAmong(
  walks: readonly AnyWalk[],
  { machine, samples }: { machine: AnyStateMachine; samples: Samples<string> },
): (mutant: AnyStateMachine) => AnyWalk | undefined {
  const expected = new Map(walks.map((walk) => [walk, seenOn(machine, samples, walk)]));
  return (mutant) => walks.find((walk) => seenOn(mutant, samples, walk) !== expected.get(walk));
}

/** All that a walk shows of a machine: its states, its context, what it has others do. */
function seenOn(machine: AnyStateMachine, samples: Samples<string>, walk: AnyWalk): string {
  try {
    let [snapshot, actions] = initialTransition(machine, walk.input);
    const seen = [shown(snapshot, actions)];
    for (const { told } of walk.steps) {
      [snapshot, actions] = transition(machine, snapshot, samples[told]);
      seen.push(shown(snapshot, actions));
    }
    return JSON.stringify(seen);
  } catch (error) {
    return String(error);
  }
}

function shown({ value, context }: AnyMachineSnapshot, actions: readonly { type: string }[]) {
  return [value, context, actions.map(({ type }) => type)];
}

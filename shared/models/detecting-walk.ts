import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";
import type { Samples, Walk } from "./walks.ts";

type AnyWalk = Walk<AnyStateMachine, string>;

/** Returns a function that finds the first walk on which a mutant behaves differently. */
export function findDetectingWalkAmong(
  walks: readonly AnyWalk[],
  { machine, samples }: { machine: AnyStateMachine; samples: Samples<string> },
): (mutant: AnyStateMachine) => AnyWalk | undefined {
  const expected = new Map(walks.map((walk) => [walk, behaviourOn(machine, samples, walk)]));
  return (mutant) =>
    walks.find((walk) => behaviourOn(mutant, samples, walk) !== expected.get(walk));
}

/** Serializes the states, contexts and actions of a machine on a walk. */
function behaviourOn(machine: AnyStateMachine, samples: Samples<string>, walk: AnyWalk): string {
  try {
    let [snapshot, actions] = initialTransition(machine, walk.input);
    const seen = [behaviourAt(snapshot, actions)];
    for (const { label } of walk.steps) {
      [snapshot, actions] = transition(machine, snapshot, samples[label]);
      seen.push(behaviourAt(snapshot, actions));
    }
    return JSON.stringify(seen);
  } catch (error) {
    return String(error);
  }
}

function behaviourAt(
  { value, context }: AnyMachineSnapshot,
  actions: readonly { type: string; params?: unknown }[],
) {
  return [value, context, actions.map(({ type, params }) => [type, emittedType(params)])];
}

function emittedType(params: unknown): string | undefined {
  return (params as { event?: { type?: string } } | undefined)?.event?.type;
}

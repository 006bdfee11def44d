import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
  transition,
} from "xstate";
import { getShortestPaths } from "xstate/graph";
import { visitsOf } from "./visits.ts";

/**
 * What may happen, by the words that tell it. The outcomes of an invoke are events like any
 * other: `xstate.done.actor.<id>` and `xstate.error.actor.<id>`.
 */
export type Samples<Told extends string> = Readonly<Record<Told, { readonly type: string }>>;

/** One way through a machine, from its beginning. */
export interface Walk<M extends AnyStateMachine, Told extends string> {
  /** The steps in words, so that the name of a failing test is a story. */
  title: string;
  /** What the machine begins with. */
  input: InputFrom<M> | undefined;
  steps: readonly Step<M, Told>[];
}

export interface Step<M extends AnyStateMachine, Told extends string> {
  told: Told;
  /** Where the machine is after the step, and what it says there. */
  value: SnapshotFrom<M>["value"];
  context: SnapshotFrom<M>["context"];
}

/** Something that the samples can reach, with the shortest way to it. */
export interface Place<M extends AnyStateMachine, Told extends string> {
  snapshot: AnyMachineSnapshot;
  steps: readonly Step<M, Told>[];
}

/**
 * Walks that together visit every part of the machine that the samples reach: every transition
 * by every sample that changes something by it, and every guard that refuses. Each is taken
 * after the shortest way there. A walk that is the beginning of another is left out.
 */
export function walksOf<M extends AnyStateMachine, Told extends string>(
  machine: M,
  samples: Samples<Told>,
  input?: InputFrom<M>,
): Walk<M, Told>[] {
  const visited = new Map(wordsOf(samples).map((told) => [told, new Set<string>()]));
  const walks = placesOf(machine, samples, input).flatMap(({ snapshot, steps }) =>
    wordsOf(samples)
      .map((told) => stepOn(machine, snapshot, samples, told))
      .filter(
        (step) => isChange(snapshot, step) || isRefused(machine, snapshot, samples[step.told]),
      )
      .map((step) => [...steps, step])
      .filter((walk) => visitsAnother(visited, machine, samples, walk, input))
      .map((walk) => walkOf(walk, input)),
  );
  return walks.filter((walk) => !walks.some((other) => isBeginning(walk, other)));
}

/** Every state and context that the samples can reach. */
export function placesOf<M extends AnyStateMachine, Told extends string>(
  machine: M,
  samples: Samples<Told>,
  input?: InputFrom<M>,
): Place<M, Told>[] {
  const words = new Map(wordsOf(samples).map((told) => [samples[told] as object, told]));
  const paths = getShortestPaths(machine as AnyStateMachine, {
    events: [...Object.values(samples)] as never,
    input,
  });
  return paths.map((path) => ({
    snapshot: path.state,
    steps: path.steps.slice(1).map(({ event, state: { value, context } }) => ({
      told: words.get(event) as Told,
      value,
      context,
    })),
  }));
}

export function stepOn<M extends AnyStateMachine, Told extends string>(
  machine: M,
  snapshot: AnyMachineSnapshot,
  samples: Samples<Told>,
  told: Told,
): Step<M, Told> {
  const [{ value, context }] = transition(machine as AnyStateMachine, snapshot, samples[told]);
  return { told, value, context };
}

export function isChange(
  before: AnyMachineSnapshot,
  { value, context }: Pick<AnyMachineSnapshot, "value" | "context">,
): boolean {
  const seen = JSON.stringify([before.value, before.context]);
  return seen !== JSON.stringify([value, context]);
}

function isRefused(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: { readonly type: string },
): boolean {
  const isAsked = snapshot._nodes.some((node) => node.transitions.has(event.type));
  return isAsked && machine.getTransitionData(snapshot, event).length === 0;
}

/** Whether the last step visits what its like has not; from now on it has. */
function visitsAnother<M extends AnyStateMachine, Told extends string>(
  visited: ReadonlyMap<Told, Set<string>>,
  machine: M,
  samples: Samples<Told>,
  steps: readonly Step<M, Told>[],
  input: InputFrom<M> | undefined,
): boolean {
  const seen = visited.get(steps.at(-1)?.told as Told) ?? new Set();
  const events = steps.map(({ told }) => samples[told]);
  const before = seen.size;
  for (const each of visitsOf(machine, events, input).at(-1) ?? []) {
    if (each.includes(":")) seen.add(each);
  }
  return seen.size > before;
}

export function walkOf<M extends AnyStateMachine, Told extends string>(
  steps: readonly Step<M, Told>[],
  input: InputFrom<M> | undefined,
): Walk<M, Told> {
  return { title: steps.map(({ told }) => told).join(", "), input, steps };
}

function isBeginning(walk: { title: string }, other: { title: string }): boolean {
  return other.title.startsWith(`${walk.title}, `);
}

export function wordsOf<Told extends string>(samples: Samples<Told>): Told[] {
  return Object.keys(samples) as Told[];
}

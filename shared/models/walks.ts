import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from "xstate";
import { getShortestPaths } from "xstate/graph";
import { type CoverageRecorder, type RecordedStep, recordCoverage } from "./coverage.ts";

/**
 * Sample events by their labels. The outcomes of an invoke are events like any other:
 * `xstate.done.actor.<id>` and `xstate.error.actor.<id>`.
 */
export type Samples<Label extends string> = Readonly<Record<Label, { readonly type: string }>>;

/** A sequence of sample events from a machine's start. */
export interface Walk<M extends AnyStateMachine, Label extends string> {
  /** The labels of the steps. */
  title: string;
  input: InputFrom<M> | undefined;
  steps: readonly Step<M, Label>[];
}

export interface Step<M extends AnyStateMachine, Label extends string> {
  label: Label;
  /** The machine's state and context after the step. */
  value: SnapshotFrom<M>["value"];
  context: SnapshotFrom<M>["context"];
}

/** A reachable state and context with the shortest path to it. */
export interface Place<M extends AnyStateMachine, Label extends string> {
  snapshot: AnyMachineSnapshot;
  steps: readonly Step<M, Label>[];
}

export interface WalkOptions<M extends AnyStateMachine> {
  input?: InputFrom<M>;
  /** Snapshots with the same key are one place. Required if the context contains a counter. */
  keyOf?: (snapshot: SnapshotFrom<M>) => unknown;
  /** True if a sample can happen at a place. */
  canHappen?: (label: string, snapshot: SnapshotFrom<M>) => boolean;
  /** Each transition is walked once in each situation, such as with and without a receipt. */
  situationOf?: (snapshot: SnapshotFrom<M>) => string;
}

/**
 * Creates walks that together cover every part of the machine that the samples reach: every transition by
 * every sample that triggers it, and every rejected guard, in every situation. Each walk uses the shortest
 * path. Omits walks that are the beginning of another.
 */
export function walksOf<M extends AnyStateMachine, Label extends string>(
  machine: M,
  samples: Samples<Label>,
  options: WalkOptions<M> = {},
): Walk<M, Label>[] {
  const { input, canHappen = () => true } = options;
  const recorder = recordCoverage(machine);
  const effectsOf = effectsOn(recorder, samples, options);
  const covered = new Set<string>();
  const walks = placesOf(machine, samples, options, recorder).flatMap(({ snapshot, steps }) =>
    labelsOf(samples)
      .filter((label) => canHappen(label, snapshot as SnapshotFrom<M>))
      .filter((label) => {
        const added = effectsOf(snapshot, label).filter((effect) => !covered.has(effect));
        for (const effect of added) covered.add(effect);
        return added.length > 0;
      })
      .map((label) =>
        createWalk([...steps, takeStep(recorder.machine as M, snapshot, samples, label)], input),
      ),
  );
  return walks.filter((walk) => !walks.some((other) => isBeginning(walk, other)));
}

/**
 * Returns a function that lists what a sample does at a place: the transitions and rejected guards, each with
 * the label and the situation. Nothing if the event is ignored.
 */
export function effectsOn<M extends AnyStateMachine, Label extends string>(
  recorder: CoverageRecorder,
  samples: Samples<Label>,
  { situationOf = () => "", keyOf = keyOfAll }: WalkOptions<M>,
): (snapshot: AnyMachineSnapshot, label: Label) => string[] {
  const textOf = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(keyOf(snapshot as SnapshotFrom<M>));
  return (snapshot, label) => {
    const step = recorder.step(snapshot, samples[label]);
    const isChanged = textOf(snapshot) !== textOf(step.snapshot);
    if (!isChanged && !isRejected(step)) return [];
    const situation = situationOf(snapshot as SnapshotFrom<M>);
    return [...step.covered]
      .filter((part) => part.includes(":"))
      .map((part) => [label, situation, part].join());
  };
}

/** True if every guard rejects the event. */
function isRejected({ covered }: RecordedStep): boolean {
  const parts = [...covered].filter((part) => part.includes(":"));
  return parts.length > 0 && parts.every((part) => part.endsWith(", rejected"));
}

export function keyOfAll({ value, context }: AnyMachineSnapshot): unknown {
  return [value, context];
}

/** Lists every state and context that the samples reach. */
export function placesOf<M extends AnyStateMachine, Label extends string>(
  machine: M,
  samples: Samples<Label>,
  { input, keyOf = keyOfAll, canHappen = () => true }: WalkOptions<M> = {},
  recorder: CoverageRecorder = recordCoverage(machine),
): Place<M, Label>[] {
  const labels = new Map(labelsOf(samples).map((label) => [samples[label] as object, label]));
  const paths = getShortestPaths(recorder.machine, {
    events: (snapshot) =>
      labelsOf(samples)
        .filter((label) => canHappen(label, snapshot as SnapshotFrom<M>))
        .map((label) => samples[label]) as never,
    input,
    serializeState: (snapshot) => JSON.stringify(keyOf(snapshot as SnapshotFrom<M>)),
  });
  // Places with equal keys share a path, so each path is replayed to get its own context.
  return paths.map((path) => {
    const way = path.steps.slice(1).map(({ event }) => labels.get(event) as Label);
    return takeWay(recorder.machine as M, samples, way, input);
  });
}

function takeWay<M extends AnyStateMachine, Label extends string>(
  machine: M,
  samples: Samples<Label>,
  way: readonly Label[],
  input: InputFrom<M> | undefined,
): Place<M, Label> {
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  const steps = way.map((label) => {
    [snapshot] = transition(machine as AnyStateMachine, snapshot, samples[label]);
    return { label, value: snapshot.value, context: snapshot.context };
  });
  return { snapshot, steps };
}

export function takeStep<M extends AnyStateMachine, Label extends string>(
  machine: M,
  snapshot: AnyMachineSnapshot,
  samples: Samples<Label>,
  label: Label,
): Step<M, Label> {
  const [{ value, context }] = transition(machine as AnyStateMachine, snapshot, samples[label]);
  return { label, value, context };
}

export function isChange(
  before: AnyMachineSnapshot,
  { value, context }: Pick<AnyMachineSnapshot, "value" | "context">,
): boolean {
  return JSON.stringify([before.value, before.context]) !== JSON.stringify([value, context]);
}

export function createWalk<M extends AnyStateMachine, Label extends string>(
  steps: readonly Step<M, Label>[],
  input: InputFrom<M> | undefined,
): Walk<M, Label> {
  return { title: steps.map(({ label }) => label).join(", "), input, steps };
}

export function labelsOf<Label extends string>(samples: Samples<Label>): Label[] {
  return Object.keys(samples) as Label[];
}

function isBeginning(walk: { title: string }, other: { title: string }): boolean {
  return other.title.startsWith(`${walk.title}, `);
}

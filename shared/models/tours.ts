import type { AnyStateMachine, SnapshotFrom } from "xstate";
import { type CoverageRecorder, recordCoverage } from "./coverage.ts";
import {
  createWalk,
  effectsOn,
  keyOfAll,
  labelsOf,
  type Place,
  type Samples,
  takeStep,
  type Walk,
  type WalkOptions,
} from "./walks.ts";

/** A place with what the steps to it did. */
interface Reached<M extends AnyStateMachine, Label extends string> extends Place<M, Label> {
  effects: readonly string[];
}

/**
 * Creates few long walks that cover what `walksOf` covers: each goes on to the nearest step that does
 * something new, and ends where none can be reached. Browser tests play them, because each walk loads a page.
 */
export function toursOf<M extends AnyStateMachine, Label extends string>(
  machine: M,
  samples: Samples<Label>,
  options: WalkOptions<M> = {},
): Walk<M, Label>[] {
  const recorder = recordCoverage(machine);
  const { snapshot } = recorder.begin(options.input);
  const findNew = nearestNewStep(recorder, samples, options);
  const tours: Walk<M, Label>[] = [];
  for (;;) {
    let steps: Place<M, Label>["steps"] = [];
    let next = findNew({ snapshot, steps, effects: [] });
    while (next !== undefined) {
      ({ steps } = next);
      next = findNew(next);
    }
    if (steps.length === 0) return tours;
    tours.push(createWalk(steps, options.input));
  }
}

/** Returns a function that finds the nearest place with a step that no earlier call has found, after that step. */
function nearestNewStep<M extends AnyStateMachine, Label extends string>(
  recorder: CoverageRecorder,
  samples: Samples<Label>,
  options: WalkOptions<M>,
) {
  const stepsFrom = stepsOn(recorder, samples, options);
  const found = new Set<string>();

  return (from: Reached<M, Label>): Reached<M, Label> | undefined => {
    for (const next of stepsFrom(from)) {
      const added = next.effects.filter((effect) => !found.has(effect));
      for (const effect of added) found.add(effect);
      if (added.length > 0) return next;
    }
  };
}

/** Returns a generator of the places after each step that can be reached from a place, the nearest first. */
function stepsOn<M extends AnyStateMachine, Label extends string>(
  recorder: CoverageRecorder,
  samples: Samples<Label>,
  options: WalkOptions<M>,
) {
  const { keyOf = keyOfAll } = options;
  const neighboursOf = neighboursOn(recorder, samples, options);
  const textOf = ({ snapshot }: Reached<M, Label>) =>
    JSON.stringify(keyOf(snapshot as SnapshotFrom<M>));
  return function* stepsFrom(from: Reached<M, Label>) {
    const seen = new Map([[textOf(from), from]]);
    // Visits also the places that it adds.
    for (const place of seen.values()) {
      for (const next of neighboursOf(place)) {
        yield next;
        if (!seen.has(textOf(next))) seen.set(textOf(next), next);
      }
    }
  };
}

/** Returns a function that takes each sample that can happen at a place. */
function neighboursOn<M extends AnyStateMachine, Label extends string>(
  recorder: CoverageRecorder,
  samples: Samples<Label>,
  options: WalkOptions<M>,
) {
  const { canHappen = () => true } = options;
  const effectsOf = effectsOn(recorder, samples, options);
  return ({ snapshot, steps, effects }: Reached<M, Label>): Reached<M, Label>[] =>
    labelsOf(samples)
      .filter((label) => canHappen(label, snapshot as SnapshotFrom<M>))
      .map((label) => ({
        snapshot: recorder.step(snapshot, samples[label]).snapshot,
        steps: [...steps, takeStep(recorder.machine as M, snapshot, samples, label)],
        effects: [...effects, ...effectsOf(snapshot, label)],
      }));
}

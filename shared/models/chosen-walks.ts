import { type AnyStateMachine, type InputFrom, initialTransition, transition } from "xstate";
import {
  createWalk,
  isChange,
  labelsOf,
  type Samples,
  type Step,
  takeStep,
  type Walk,
} from "./walks.ts";

interface Walked<M extends AnyStateMachine, Label extends string> {
  machine: M;
  samples: Samples<Label>;
  input?: InputFrom<M>;
}

/**
 * Creates a walk in which each number picks one of the steps that cause a change and that `canFollow`
 * allows.
 */
export function walkByPicks<M extends AnyStateMachine, Label extends string>(
  { machine, samples, input }: Walked<M, Label>,
  picks: readonly number[],
  canFollow: (step: Step<M, Label>, before: readonly Step<M, Label>[]) => boolean = () => true,
): Walk<M, Label> {
  const steps: Step<M, Label>[] = [];
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const pick of picks) {
    const possible = labelsOf(samples)
      .map((label) => takeStep(machine, snapshot, samples, label))
      .filter((step) => isChange(snapshot, step) && canFollow(step, steps));
    const step = possible[pick % possible.length];
    if (step === undefined) break;
    steps.push(step);
    [snapshot] = transition(machine as AnyStateMachine, snapshot, samples[step.label]);
  }
  return createWalk(steps, input);
}

/** Creates the walk with these labels. Omits steps that cause no change. */
export function walkByLabels<M extends AnyStateMachine, Label extends string>(
  { machine, samples, input }: Walked<M, Label>,
  labels: readonly Label[],
): Walk<M, Label> {
  const steps: Step<M, Label>[] = [];
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const label of labels) {
    const step = takeStep(machine, snapshot, samples, label);
    if (isChange(snapshot, step)) steps.push(step);
    [snapshot] = transition(machine as AnyStateMachine, snapshot, samples[label]);
  }
  return createWalk(steps, input);
}

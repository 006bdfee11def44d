import { type AnyStateMachine, type InputFrom, initialTransition, transition } from "xstate";
import { isChange, type Samples, type Step, stepOn, type Walk, walkOf, wordsOf } from "./walks.ts";

interface Walked<M extends AnyStateMachine, Told extends string> {
  machine: M;
  samples: Samples<Told>;
  input?: InputFrom<M>;
}

/**
 * The walk on which each number picks one of the steps that change something, and that
 * `canFollow` lets through.
 */
export function pickedWalk<M extends AnyStateMachine, Told extends string>(
  { machine, samples, input }: Walked<M, Told>,
  picks: readonly number[],
  canFollow: (step: Step<M, Told>, before: readonly Step<M, Told>[]) => boolean = () => true,
): Walk<M, Told> {
  const steps: Step<M, Told>[] = [];
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const pick of picks) {
    const possible = wordsOf(samples)
      .map((told) => stepOn(machine, snapshot, samples, told))
      .filter((step) => isChange(snapshot, step) && canFollow(step, steps));
    const step = possible[pick % possible.length];
    if (step === undefined) break;
    steps.push(step);
    [snapshot] = transition(machine as AnyStateMachine, snapshot, samples[step.told]);
  }
  return walkOf(steps, input);
}

/** The walk by these words; those that change nothing are no steps of it. */
export function toldWalk<M extends AnyStateMachine, Told extends string>(
  { machine, samples, input }: Walked<M, Told>,
  words: readonly Told[],
): Walk<M, Told> {
  const steps: Step<M, Told>[] = [];
  let [snapshot] = initialTransition(machine as AnyStateMachine, input);
  for (const told of words) {
    const step = stepOn(machine, snapshot, samples, told);
    if (isChange(snapshot, step)) steps.push(step);
    [snapshot] = transition(machine as AnyStateMachine, snapshot, samples[told]);
  }
  return walkOf(steps, input);
}

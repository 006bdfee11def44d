import { type AnyStateMachine, type InputFrom, initialTransition, transition } from "xstate";
import { createWalk, isChange, type Samples, type Step, takeStep, type Walk } from "./walks.ts";

interface Walked<M extends AnyStateMachine, Label extends string> {
  machine: M;
  samples: Samples<Label>;
  input?: InputFrom<M>;
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

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";
import { activeStates } from "../machines/active-states.ts";
import {
  type ConfiguredTransition,
  changeMachine,
  listOf,
  statesOf,
  transitionsOf,
} from "./machine-config.ts";

/** A part of a machine that a walk can cover. */
export interface Part {
  /** Unique within its machine. */
  name: string;
  /** A rejected guard is a guard that returns false. */
  kind: "state" | "transition" | "rejected guard";
}

/** Lists all parts of a machine that its walks must cover. */
export function partsOf(machine: AnyStateMachine): Part[] {
  const states = statesOf(machine).map(({ path }) => ({ name: path, kind: "state" as const }));
  const transitions = transitionsOf(machine).flatMap((each) => [
    { name: transitionName(each), kind: "transition" as const },
    ...(each.config.guard === undefined
      ? []
      : [{ name: rejectionName(each), kind: "rejected guard" as const }]),
  ]);
  return [...states, ...transitions];
}

/** A machine that records which parts each step covers. */
export interface CoverageRecorder {
  machine: AnyStateMachine;
  begin(input?: unknown): RecordedStep;
  step(snapshot: AnyMachineSnapshot, event: { type: string }): RecordedStep;
}

export interface RecordedStep {
  snapshot: AnyMachineSnapshot;
  /** Names of parts. Includes transitions by raised events and transitions without an event. */
  covered: ReadonlySet<string>;
}

const MARK = "covers transition";

/** Copies a machine and adds an action to each transition that records it. */
export function recordCoverage(original: AnyStateMachine): CoverageRecorder {
  const transitions = transitionsOf(original);
  const machine = changeMachine(original, (each) => {
    const mark = { type: MARK, params: { name: transitionName(each) } };
    return { ...each.config, actions: [mark, ...listOf(each.config.actions)] };
  });

  const record = (
    [snapshot, actions]: [AnyMachineSnapshot, readonly { type: string; params?: unknown }[]],
    candidates: readonly ConfiguredTransition[],
  ): RecordedStep => {
    const names = actions
      .filter(({ type }) => type === MARK)
      .map(({ params }) => (params as { name: string }).name);
    const taken = transitions.filter((each) => names.includes(transitionName(each)));
    const covered = new Set([
      ...activeStates(snapshot.value),
      ...taken.map(({ state }) => state).filter((state) => state !== ""),
      ...names,
      ...rejectedOf(
        [...candidates, ...transitions.filter((each) => isAlternativeTo(each, taken))],
        taken,
      ),
    ]);
    return { snapshot, covered };
  };
  return {
    machine,
    begin: (input) => record(initialTransition(machine, input), []),
    step: (snapshot, event) =>
      record(transition(machine, snapshot, event), transitionsOn(transitions, snapshot, event)),
  };
}

/** Lists the transitions of active states for an event. */
function transitionsOn(
  transitions: readonly ConfiguredTransition[],
  { value }: AnyMachineSnapshot,
  { type }: { type: string },
): ConfiguredTransition[] {
  const active = ["", ...activeStates(value)];
  return transitions.filter(({ state, event }) => event === type && active.includes(state));
}

function isAlternativeTo(
  { state, event }: ConfiguredTransition,
  taken: readonly ConfiguredTransition[],
): boolean {
  return taken.some((each) => each.state === state && each.event === event);
}

/** A guard has rejected if no transition, or only a later one, of its state and event was taken. */
function rejectedOf(
  candidates: readonly ConfiguredTransition[],
  taken: readonly ConfiguredTransition[],
): string[] {
  return candidates
    .filter(({ config }) => config.guard !== undefined)
    .filter(({ state, event, place }) => {
      const chosen = taken.find((each) => each.event === event && each.state.startsWith(state));
      return chosen === undefined || (chosen.state === state && chosen.place > place);
    })
    .map(rejectionName);
}

/** Lists the parts that a sequence of events covers: those of the start, then those of each event. */
export function coverageOf(
  recorder: CoverageRecorder,
  events: readonly { type: string }[],
  input?: unknown,
): ReadonlySet<string>[] {
  const first = recorder.begin(input);
  let { snapshot } = first;
  const steps = events.map((event) => {
    const step = recorder.step(snapshot, event);
    snapshot = step.snapshot;
    return step.covered;
  });
  return [first.covered, ...steps];
}

export function transitionName({
  state,
  event,
  place,
  count,
  target,
}: ConfiguredTransition): string {
  const number = count > 1 ? ` (${place + 1})` : "";
  return `${state || "anywhere"}: ${event || "always"}${number} -> ${target ?? "stays"}`;
}

export function rejectionName(transition: ConfiguredTransition): string {
  return `${transitionName(transition)}, rejected`;
}

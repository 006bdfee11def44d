import type { Page } from "@playwright/test";
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  getNextTransitions,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from "xstate";
import { getStateNodes, TestModel, type TestPath } from "xstate/graph";
import type { InputMode } from "./input-modes.ts";

/** The end of an `invoke` or an `after`, which a test brings about like any other event. */
export interface Outcome extends EventObject {
  type: `xstate.${"done" | "error" | "after"}.${string}`;
  output?: unknown;
  error?: unknown;
}

type CaseOf<M extends AnyStateMachine> = EventFromLogic<M> | Outcome;

export interface Step<M extends AnyStateMachine> {
  before: SnapshotFrom<M>;
  event: CaseOf<M>;
  after: SnapshotFrom<M>;
  emitted: readonly EmittedFrom<M>[];
}

/** What `path.test` needs for one page. */
export interface PageTest<M extends AnyStateMachine> {
  /** By type of event: how to bring it about. `xstate.init` opens the page. */
  events: {
    [T in CaseOf<M>["type"] | "xstate.init"]?: (step: {
      event: T extends Outcome["type"] ? Outcome : Extract<CaseOf<M>, { type: T }>;
    }) => Promise<unknown>;
  };
  /** By dotted path of a state, or `EVERY_STATE`: what the page shows in it. */
  states: Record<string, (snapshot: SnapshotFrom<M>, step?: Step<M>) => Promise<unknown>>;
}

/** Matches every snapshot in `states` of a page test. */
export const EVERY_STATE = "every state";

export interface Model<M extends AnyStateMachine> {
  /** Beside the machine's id, if several models start one machine with different inputs. */
  start?: string;
  machine: M;
  input?: InputFrom<M>;
  /** The cases of each event by name: at least one for each outcome of its guards. */
  cases: Readonly<Record<string, CaseOf<M>>>;
  /** What a test can distinguish. Snapshots with the same key are one state. */
  keyOf(snapshot: SnapshotFrom<M>): unknown;
  /** False for what the page does not offer, although the machine accepts it. */
  isOffered?(snapshot: SnapshotFrom<M>, event: CaseOf<M>): boolean;
  /** What holds for every step of every path. */
  rules: Record<string, (step: Step<M>) => boolean>;
  testOf(page: Page, mode: InputMode): PageTest<M>;
}

/** A path with the machine's own snapshot after each step. */
export type TakenPath<M extends AnyStateMachine> = ReturnType<typeof takePath<M>>;

/**
 * The shortest paths to every state by every event that leads there. `createTestModel` refuses machines with
 * `invoke` or `after`, so this uses the class behind it.
 */
export function shortestPaths<M extends AnyStateMachine>(model: Model<M>): TakenPath<M>[] {
  const { machine, input, cases, keyOf, isOffered = () => true } = model;
  const keyText = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(keyOf(snapshot as SnapshotFrom<M>));
  const testModel = new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    input,
    events: Object.values<EventObject>(cases),
    filterEvents: (snapshot, event) =>
      getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type) &&
      isOffered(snapshot as SnapshotFrom<M>, event as CaseOf<M>),
    // A state that another event leads to counts anew, so that the paths take every transition.
    serializeState: (snapshot, event, previous) =>
      keyText(snapshot) + (event && previous ? JSON.stringify([event, previous.value]) : ""),
    stateMatcher: (snapshot, key) => key === EVERY_STATE || snapshot.matches(key as never),
  });
  return testModel.getShortestPaths().map((path) => takePath(model, path));
}

/** A few of the paths, which cover the same. Each next path is the one that adds most. */
export function fewestPaths<M extends AnyStateMachine>(paths: TakenPath<M>[]): TakenPath<M>[] {
  const known = new Set<string>();
  const added = ({ covered }: TakenPath<M>) =>
    [...covered].filter((each) => !known.has(each)).length;
  const chosen: TakenPath<M>[] = [];
  for (;;) {
    const best = paths.reduce((one, other) => (added(other) > added(one) ? other : one));
    if (added(best) === 0) return chosen;
    chosen.push(best);
    for (const each of best.covered) known.add(each);
  }
}

/** The names of all transitions of a machine, and of the rejections that leave no transition for an event. */
export function partsOf(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine.root)]
    .flatMap(({ transitions, always = [] }) => [...transitions.values(), always])
    .flatMap((branches) => [
      ...branches.map(nameOf),
      ...branches.filter(isLastGuard).map(rejectionOf),
    ]);
}

/** Sends the events of a path to an actor, because in the path states with the same key share one snapshot. */
function takePath<M extends AnyStateMachine>(
  { machine, cases, input }: Model<M>,
  path: TestPath<AnyMachineSnapshot, EventObject>,
) {
  /** The parts of the machine (see `partsOf`), each with the case of the event. */
  const covered = new Set<string>();
  const names = new Map(Object.entries<EventObject>(cases).map(([name, event]) => [event, name]));
  let taken: AnyTransitionDefinition[] = [];
  let emitted: EmittedFrom<M>[] = [];
  const actor = createActor(machine as AnyStateMachine, {
    input,
    clock: new SimulatedClock(),
    inspect(seen) {
      if (seen.type === "@xstate.microstep") taken.push(...seen._transitions);
    },
  });
  actor.on("*", (event) => emitted.push(event as EmittedFrom<M>));
  actor.start();
  const steps = path.steps.map((step, index) => {
    const { event } = step;
    const before: AnyMachineSnapshot = actor.getSnapshot();
    emitted = [];
    if (index > 0) {
      taken = [];
      actor.send(event);
    }
    const rejected = getNextTransitions(before)
      .filter((each) => each.eventType === event.type && isLastGuard(each))
      .filter((each) => !branchesOf(each).some((branch) => taken.includes(branch)));
    for (const part of [...taken.map(nameOf), ...rejected.map(rejectionOf)])
      covered.add(`${part} by ${names.get(event)}`);
    step.state = actor.getSnapshot();
    return { before, event, after: step.state, emitted } as unknown as Step<M>;
  });
  path.state = actor.getSnapshot();
  actor.stop();
  const title = steps.slice(1).map(({ event }) => names.get(event));
  return {
    title: title.join(", "),
    steps,
    covered,
    /** Compares the page with the machine after each step. */
    test: (test: PageTest<M>) => path.test(paramsOf(test, steps)),
  };
}

function paramsOf<M extends AnyStateMachine>({ events, states }: PageTest<M>, steps: Step<M>[]) {
  const checks = Object.entries(states).map(([state, check]) => [
    state,
    (snapshot: AnyMachineSnapshot) =>
      check(
        snapshot as SnapshotFrom<M>,
        steps.findLast(({ after }) => after === snapshot),
      ),
  ]);
  return { events, states: Object.fromEntries(checks) } as never;
}

function nameOf(transition: AnyTransitionDefinition): string {
  const place = branchesOf(transition).indexOf(transition) + 1;
  return `${transition.source.id}: ${transition.eventType || "always"} (${place})`;
}

function rejectionOf(transition: AnyTransitionDefinition): string {
  return `${nameOf(transition)} rejected`;
}

/** Whether no further branch follows if the guard rejects the event. */
function isLastGuard(transition: AnyTransitionDefinition): boolean {
  return transition.guard !== undefined && branchesOf(transition).at(-1) === transition;
}

function branchesOf({ source, eventType }: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return source.transitions.get(eventType) ?? source.always ?? [];
}

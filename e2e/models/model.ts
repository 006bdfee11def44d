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
  /** The cases of each event: at least one for each outcome of its guards. */
  cases: readonly CaseOf<M>[];
  /** What a test can distinguish. Snapshots with the same key are one state. */
  keyOf(snapshot: SnapshotFrom<M>): unknown;
  /** False for what the page does not offer, although the machine accepts it. */
  isOffered?(snapshot: SnapshotFrom<M>, event: CaseOf<M>): boolean;
  /** What holds for every step of every path. */
  rules: Record<string, (step: Step<M>) => boolean>;
  testOf(page: Page, mode: InputMode): PageTest<M>;
}

/** A path with the machine's own snapshot after each step. */
export interface TakenPath<M extends AnyStateMachine> {
  title: string;
  steps: Step<M>[];
  /** The transitions taken and the guards rejected (see `partsOf`), by the event cases that did. */
  covered: ReadonlyMap<string, string>;
  /** Compares the page with the machine after each step. */
  test(test: PageTest<M>): Promise<unknown>;
}

/**
 * The shortest paths to every state by every event that leads there. `createTestModel` refuses machines with
 * `invoke` or `after`, so this uses the class behind it.
 */
export function shortestPaths<M extends AnyStateMachine>(model: Model<M>): TakenPath<M>[] {
  return testModelOf(model)
    .getShortestPaths()
    .map((path) => takePath(model, path));
}

function testModelOf<M extends AnyStateMachine>(model: Model<M>) {
  const { machine, input, keyOf, isOffered = () => true } = model;
  const events = model.cases as readonly EventObject[];
  const keyText = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(keyOf(snapshot as SnapshotFrom<M>));
  return new TestModel<AnyMachineSnapshot, EventObject, unknown>(machine, {
    input,
    events,
    filterEvents: (snapshot, event) =>
      getNextTransitions(snapshot).some(({ eventType }) => eventType === event.type) &&
      isOffered(snapshot as SnapshotFrom<M>, event as CaseOf<M>),
    // A state that another event leads to counts anew, so that the paths take every transition.
    serializeState: (snapshot, event, previous) =>
      keyText(snapshot) + (event && previous ? JSON.stringify([event, previous.value]) : ""),
    stateMatcher: (snapshot, key) => key === EVERY_STATE || snapshot.matches(key as never),
  });
}

/**
 * Returns a few of the paths, which together cover the same parts by the same event cases. Each next path is the one
 * that covers most of what is left.
 */
export function fewestPaths<M extends AnyStateMachine>(
  paths: readonly TakenPath<M>[],
): TakenPath<M>[] {
  const left = paths.map((path) => ({ path, adds: new Set(path.covered.keys()) }));
  const chosen: TakenPath<M>[] = [];
  for (;;) {
    const best = left.reduce((a, b) => (b.adds.size > a.adds.size ? b : a));
    if (best.adds.size === 0) return chosen;
    chosen.push(best.path);
    const added = [...best.adds];
    for (const { adds } of left) for (const each of added) adds.delete(each);
  }
}

/** The names of all transitions of a machine and of all guards that can reject one. */
export function partsOf(machine: AnyStateMachine): string[] {
  return [machine.root, ...getStateNodes(machine.root)]
    .flatMap(({ transitions, always = [] }) => [...[...transitions.values()].flat(), ...always])
    .flatMap((each) => [nameOf(each), ...(each.guard === undefined ? [] : [rejectionOf(each)])]);
}

/** Sends the events of a path to an actor, because in the path states with the same key share one snapshot. */
function takePath<M extends AnyStateMachine>(
  { machine, cases, input }: Model<M>,
  path: TestPath<AnyMachineSnapshot, EventObject>,
): TakenPath<M> {
  const covered = new Map<string, string>();
  const cover = (part: string, event: EventObject) =>
    covered.set(`${part} by ${JSON.stringify(event)}`, part);
  let current: AnyMachineSnapshot | undefined;
  let emitted: EmittedFrom<M>[] = [];
  const actor = createActor(machine as AnyStateMachine, {
    input,
    clock: new SimulatedClock(),
    inspect(seen) {
      if (seen.type !== "@xstate.microstep") return;
      for (const each of seen._transitions) cover(nameOf(each), seen.event);
      for (const each of rejectedBetween(current, seen.event, seen._transitions))
        cover(rejectionOf(each), seen.event);
      current = seen.snapshot as AnyMachineSnapshot;
    },
  });
  actor.on("*", (event) => emitted.push(event as EmittedFrom<M>));
  actor.start();
  const steps = path.steps.map((step, index) => {
    const before = actor.getSnapshot() as SnapshotFrom<M>;
    emitted = [];
    if (index > 0) actor.send(step.event);
    step.state = actor.getSnapshot();
    for (const each of guardedTransitions(step.state, "")) cover(rejectionOf(each), step.event);
    return { before, event: step.event, after: step.state, emitted } as unknown as Step<M>;
  });
  path.state = actor.getSnapshot();
  actor.stop();
  return {
    title: path.steps
      .slice(1)
      .map(({ event }) => caseName(event, cases))
      .join(", "),
    steps,
    covered,
    test: (test) => path.test(paramsOf(test, steps)),
  };
}

/** The transitions whose guards were false: those that XState tries before the first that it takes. */
function rejectedBetween(
  before: AnyMachineSnapshot | undefined,
  event: EventObject,
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  if (before === undefined) return taken.flatMap(earlierBranches);
  const guarded = guardedTransitions(before, taken[0]?.eventType ?? event.type);
  const accepted = guarded.findIndex((each) => taken.includes(each));
  const outer = taken[0]?.source.path.length ?? -1;
  return accepted === -1
    ? guarded.filter(({ source }) => source.path.length >= outer)
    : guarded.slice(0, accepted);
}

/** The guarded transitions without an event that XState tries before this one. */
function earlierBranches(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  const { always = [] } = transition.source;
  const earlier = always.slice(0, Math.max(0, always.indexOf(transition)));
  return earlier.filter(({ guard }) => guard !== undefined);
}

function guardedTransitions(snapshot: AnyMachineSnapshot, eventType: string) {
  return getNextTransitions(snapshot).filter(
    (each) => each.eventType === eventType && each.guard !== undefined,
  );
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
  const { source, eventType } = transition;
  const branches = source.transitions.get(eventType) ?? source.always ?? [];
  return `${source.id}: ${eventType || "always"} (${branches.indexOf(transition) + 1})`;
}

function rejectionOf(transition: AnyTransitionDefinition): string {
  return `${nameOf(transition)} rejected`;
}

/**
 * The type of an event, and the values that set it apart from the other cases of its type. So a path keeps its title, by
 * which it is run again, when cases are added. XState's own description contains the whole context.
 */
function caseName(event: EventObject, cases: readonly EventObject[]): string {
  const others = cases.filter(({ type }) => type === event.type).map(valuesOf);
  const apart = [...valuesOf(event)].filter(([key, value]) =>
    others.some((other) => other.get(key) !== value),
  );
  const name = event.type.replace(/^xstate\.(\w+)\.(actor\.)?(\w+).*/, "$3 $1");
  return [name, ...apart.map(([, value]) => value || "none")].join(" ");
}

/** The values in an object and in its objects, by their paths. */
function valuesOf(object: object): Map<string, unknown> {
  const entries = Object.entries(object).flatMap(([key, value]): [string, unknown][] =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? [...valuesOf(value)].map(([inner, each]) => [`${key}.${inner}`, each])
      : [[key, value]],
  );
  return new Map(entries);
}

import { type AnyStateMachine, StateMachine } from "xstate";

/** A transition in a machine's configuration with its location. */
export interface ConfiguredTransition {
  /** The dotted path of its state; empty for the root. */
  state: string;
  /** Empty for a transition without an event. */
  event: string;
  /** Its index among the transitions of the same state and event. */
  place: number;
  /** The number of transitions of the same state and event. */
  count: number;
  /** The dotted path of its target state; undefined without a target. */
  target: string | undefined;
  config: TransitionConfig;
}

export interface TransitionConfig {
  target?: string;
  guard?: unknown;
  actions?: unknown;
  reenter?: boolean;
}

export interface StateConfig {
  initial?: string;
  type?: string;
  states?: Record<string, StateConfig>;
  on?: Record<string, OneOrMore<string | TransitionConfig>>;
  always?: OneOrMore<string | TransitionConfig>;
  invoke?: {
    id: string;
    onDone?: OneOrMore<string | TransitionConfig>;
    onError?: OneOrMore<string | TransitionConfig>;
  };
  exit?: unknown;
}

type OneOrMore<T> = T | readonly T[];

/** Returns the replacement of a transition; undefined removes it. */
export type ChangeTransition = (transition: ConfiguredTransition) => TransitionConfig | undefined;
/** Returns the replacement of a state; `path` is its dotted path, empty for the root. */
export type ChangeState = (state: StateConfig, path: string) => StateConfig;

/** Copies a machine with changed transitions and states. The machine needs an id. */
export function changeMachine(
  machine: AnyStateMachine,
  changeTransition: ChangeTransition,
  changeState: ChangeState = (state) => state,
): AnyStateMachine {
  const { id, config, implementations } = machine;
  const changed = changeNode(config as StateConfig, "", { id, changeTransition, changeState });
  // A changed transition without an event may loop; with this limit XState throws.
  const options = { maxIterations: 100 };
  return new StateMachine(
    { ...config, ...changed, options } as never,
    implementations,
  ) as AnyStateMachine;
}

/** Lists every transition of a machine, outer states first. */
export function transitionsOf(machine: AnyStateMachine): ConfiguredTransition[] {
  const found: ConfiguredTransition[] = [];
  changeMachine(machine, (transition) => {
    found.push(transition);
    return transition.config;
  });
  return found;
}

/** Lists every state below the root with its dotted path, outer states first. */
export function statesOf(machine: AnyStateMachine): { path: string; config: StateConfig }[] {
  return statesBelow(machine.config as StateConfig, "");
}

export function listOf<T>(value: OneOrMore<T> | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}

interface Changes {
  id: string;
  changeTransition: ChangeTransition;
  changeState: ChangeState;
}

function changeNode(config: StateConfig, path: string, changes: Changes): StateConfig {
  const { on, always, invoke, states } = config;
  const change = (event: string, transitions: OneOrMore<string | TransitionConfig> | undefined) =>
    changeAll(listOf(transitions), { state: path, event }, changes);
  const node: StateConfig = { ...config };
  if (on) node.on = mapEntries(on, (transitions, event) => change(event, transitions));
  if (always) node.always = change("", always);
  if (invoke) {
    node.invoke = {
      ...invoke,
      onDone: change(`xstate.done.actor.${invoke.id}`, invoke.onDone),
      onError: change(`xstate.error.actor.${invoke.id}`, invoke.onError),
    };
  }
  if (states) {
    node.states = mapEntries(states, (state, name) =>
      changeNode(state, joined(path, name), changes),
    );
  }
  return changes.changeState(node, path);
}

function changeAll(
  transitions: readonly (string | TransitionConfig)[],
  { state, event }: Pick<ConfiguredTransition, "state" | "event">,
  { id, changeTransition }: Changes,
): TransitionConfig[] {
  return transitions.flatMap((each, place) => {
    const config = typeof each === "string" ? { target: each } : each;
    const target = config.target && targetPath(config.target, state, id);
    const count = transitions.length;
    return changeTransition({ state, event, place, count, target, config }) ?? [];
  });
}

/** Resolves a target like XState: `#id.path`, `.child`, or a sibling of the state. */
function targetPath(target: string, state: string, id: string): string {
  if (target.startsWith("#")) return target.slice(id.length + 2);
  if (target.startsWith(".")) return joined(state, target.slice(1));
  return joined(parentOf(state), target);
}

/** The dotted path of the state around this one; empty for the root. */
export function parentOf(path: string): string {
  return path.split(".").slice(0, -1).join(".");
}

function statesBelow(node: StateConfig, path: string): { path: string; config: StateConfig }[] {
  return Object.entries(node.states ?? {}).flatMap(([name, config]) => [
    { path: joined(path, name), config },
    ...statesBelow(config, joined(path, name)),
  ]);
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function mapEntries<From, To>(
  record: Record<string, From>,
  change: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}

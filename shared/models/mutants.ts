import type { AnyStateMachine } from "xstate";
import { transitionName } from "./coverage.ts";
import {
  type ConfiguredTransition,
  changeMachine,
  listOf,
  parentOf,
  type StateConfig,
  statesOf,
  type TransitionConfig,
  transitionsOf,
} from "./machine-config.ts";

/** A machine with one change. */
export interface Mutant {
  /** Describes the change and its location. */
  name: string;
  machine: AnyStateMachine;
}

/**
 * Creates every machine that differs by a removed guard, a removed or redirected transition, or a removed
 * action.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const transitions = transitionsOf(machine).flatMap((each) => {
    const name = transitionName(each);
    return changesOf(machine, each).map(({ change, config }) => ({
      name: `${name}, ${change}`,
      machine: changeMachine(machine, (other) =>
        transitionName(other) === name ? config : other.config,
      ),
    }));
  });
  const exits = statesOf(machine).flatMap(({ path, config }) =>
    withoutOne(config.exit).map(({ left, rest }) => ({
      name: `${path}: on exit, without ${left}`,
      machine: changeMachine(
        machine,
        (each) => each.config,
        (state, place) => (place === path ? ({ ...state, exit: rest } as StateConfig) : state),
      ),
    })),
  );
  return [...transitions, ...exits];
}

interface Change {
  change: string;
  /** Undefined removes the transition. */
  config: TransitionConfig | undefined;
}

function changesOf(machine: AnyStateMachine, transition: ConfiguredTransition): Change[] {
  const { config } = transition;
  const { guard, ...unguarded } = config;
  return [
    ...(guard === undefined ? [] : [{ change: "guard dropped", config: unguarded }]),
    { change: "missing", config: undefined },
    ...otherTargets(machine, transition).map((target) => ({
      change: `leading to ${target}`,
      config: { ...config, target: `#${machine.id}.${target}` },
    })),
    ...withoutOne(config.actions).map(({ left, rest }) => ({
      change: `without ${left}`,
      config: { ...config, actions: rest },
    })),
  ];
}

/** Lists the siblings of the target, or of the state itself if there is no target. */
function otherTargets(machine: AnyStateMachine, { state, target }: ConfiguredTransition): string[] {
  const end = target ?? state;
  return statesOf(machine)
    .map(({ path }) => path)
    .filter((path) => end !== "" && path !== end && parentOf(path) === parentOf(end));
}

function withoutOne(actions: unknown): { left: string; rest: unknown[] }[] {
  const all = listOf(actions);
  return all.map((action, place) => ({
    left: `${nameOf(action)}${all.length > 1 ? ` (${place + 1})` : ""}`,
    rest: all.filter((_, other) => other !== place),
  }));
}

function nameOf(action: unknown): string {
  if (typeof action === "string") return action;
  return (action as { type?: string }).type?.replace("xstate.", "") ?? "its action";
}

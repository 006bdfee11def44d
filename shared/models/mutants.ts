import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from "xstate";
import { nodesBelow, stateName, transitionName, transitionsOf } from "./visits.ts";

/** A machine with one thing changed in it. */
export interface Mutant {
  /** What was changed, and where. */
  name: string;
  machine: AnyStateMachine;
}

/**
 * Every machine that differs from this one in a guard that is dropped, a transition that is
 * missing or leads elsewhere, or an action that is left out.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  return changesOf(machine).map(({ name }, index) => {
    const copy = new StateMachine(machine.config, machine.implementations) as AnyStateMachine;
    changesOf(copy)[index]?.apply();
    return { name, machine: copy };
  });
}

/** A change of the very machine that it was asked of. */
interface Change {
  name: string;
  apply(): unknown;
}

function changesOf(machine: AnyStateMachine): Change[] {
  return nodesBelow(machine.root).flatMap((node) => [
    ...transitionsOf(node).flatMap((each) => changesOfTransition(node, each)),
    ...withoutOne(node.exit).map(({ left, rest }) => ({
      name: `${stateName(node)}: on leaving, without ${left}`,
      apply: () => Object.assign(node, { exit: rest }),
    })),
  ]);
}

function changesOfTransition(node: AnyStateNode, transition: AnyTransitionDefinition): Change[] {
  const name = transitionName(transition);
  const dropped = {
    name: `${name}, guard dropped`,
    apply: () => Object.assign(transition, { guard: undefined }),
  };
  const missing = { name: `${name}, missing`, apply: () => remove(node, transition) };
  return [
    ...(transition.guard ? [dropped] : []),
    missing,
    ...otherTargets(node, transition).map((target) => ({
      name: `${name}, leading to ${stateName(target)}`,
      apply: () => Object.assign(transition, { target: [target] }),
    })),
    ...withoutOne(transition.actions).map(({ left, rest }) => ({
      name: `${name}, without ${left}`,
      apply: () => Object.assign(transition, { actions: rest }),
    })),
  ];
}

function remove(node: AnyStateNode, transition: AnyTransitionDefinition): void {
  for (const rivals of [node.always ?? [], ...node.transitions.values()]) {
    const place = rivals.indexOf(transition);
    if (place !== -1) (rivals as AnyTransitionDefinition[]).splice(place, 1);
  }
}

/** The states beside the one that it leads to; for one that stays, beside its own. */
function otherTargets(node: AnyStateNode, { target }: AnyTransitionDefinition): AnyStateNode[] {
  const end: AnyStateNode = target?.[0] ?? node;
  const beside: AnyStateNode[] = Object.values(end.parent?.states ?? {});
  return beside.filter((each) => each !== end);
}

function withoutOne<Action>(actions: readonly Action[]): { left: string; rest: Action[] }[] {
  return actions.map((action, place) => ({
    left: `${nameOf(action)}${actions.length > 1 ? ` (${place + 1})` : ""}`,
    rest: actions.filter((_, other) => other !== place),
  }));
}

function nameOf(action: unknown): string {
  if (typeof action === "string") return action;
  return (action as { type?: string }).type?.replace("xstate.", "") ?? "its action";
}

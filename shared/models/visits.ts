import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from "xstate";

/** Something in a machine that a walk can visit. */
export interface Part {
  /** In words, and of no other part. */
  name: string;
  /** A refusal is a guard that said no; where it says yes, its transition is taken. */
  kind: "state" | "transition" | "refusal";
}

/** All that walks through a machine have to visit. */
export function partsOf(machine: AnyStateMachine): Part[] {
  return nodesBelow(machine.root).flatMap((node) => [
    ...(node === machine.root ? [] : [{ name: stateName(node), kind: "state" as const }]),
    ...transitionsOf(node).flatMap((each) => [
      { name: transitionName(each), kind: "transition" as const },
      ...(each.guard ? [{ name: refusalName(each), kind: "refusal" as const }] : []),
    ]),
  ]);
}

/**
 * The names of the parts that each event visits, and before them what the beginning visits.
 * What a transition raises, and what follows without an event, is counted to its event.
 */
export function visitsOf(
  machine: AnyStateMachine,
  events: readonly { type: string }[],
  input?: unknown,
): Set<string>[] {
  const visits = [new Set<string>()];
  let before: AnyMachineSnapshot | undefined;
  const inspect = (seen: InspectionEvent) => {
    if (seen.type !== "@xstate.microstep") return;
    const after = seen.snapshot as AnyMachineSnapshot;
    const names = namesIn(before, seen.event, seen._transitions, after);
    for (const name of names) visits.at(-1)?.add(name);
    before = after;
  };
  const actor = createActor(machine, { input, inspect }).start();
  before = actor.getSnapshot();
  for (const name of namesIn(undefined, { type: "" }, [], actor.getSnapshot()))
    visits[0]?.add(name);
  for (const event of events) {
    visits.push(new Set());
    actor.send(event);
  }
  actor.stop();
  return visits;
}

/** All states, outer ones first. */
export function nodesBelow(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesBelow)];
}

export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

export function stateName(node: AnyStateNode): string {
  return node.path.join(".") || "anywhere";
}

export function transitionName(transition: AnyTransitionDefinition): string {
  const { source, target, eventType } = transition;
  const rivals = rivalsOf(source, eventType);
  const place = rivals.length > 1 ? ` (${rivals.indexOf(transition) + 1})` : "";
  const end = target?.map(stateName).join(", ") ?? "stays";
  return `${stateName(source)}: ${eventType || "at once"}${place} -> ${end}`;
}

export function refusalName(transition: AnyTransitionDefinition): string {
  return `${transitionName(transition)}, refused`;
}

function namesIn(
  before: AnyMachineSnapshot | undefined,
  event: { type: string },
  taken: readonly AnyTransitionDefinition[],
  after: AnyMachineSnapshot,
): string[] {
  const seen = [...after._nodes, ...taken.map(({ source }) => source)];
  const inside = seen.filter(({ path }) => path.length > 0).map(stateName);
  const refused = [
    ...taken.flatMap(({ source, eventType }) => refusedOf(rivalsOf(source, eventType), taken)),
    ...(taken.length > 0 || before === undefined
      ? []
      : before._nodes.flatMap((node) => refusedOf(rivalsOf(node, event.type), taken))),
  ];
  const isReal = ({ eventType }: AnyTransitionDefinition) => eventType !== "xstate.init";
  return [...inside, ...taken.filter(isReal).map(transitionName), ...refused.map(refusalName)];
}

/** Those that were asked first and said no. */
function refusedOf(
  rivals: readonly AnyTransitionDefinition[],
  taken: readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  const end = rivals.findIndex((each) => taken.includes(each));
  return rivals.slice(0, end === -1 ? rivals.length : end).filter(({ guard }) => guard);
}

/** The transitions of one state on one event, in the order in which they are asked. */
function rivalsOf(node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] {
  return (eventType === "" ? node.always : node.transitions.get(eventType)) ?? [];
}

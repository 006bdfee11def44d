import type { AnyStateMachine } from "xstate";
import { rejectionName, transitionName } from "./coverage.ts";
import {
  type ConfiguredTransition,
  parentOf,
  type StateConfig,
  statesOf,
  transitionsOf,
} from "./machine-config.ts";
import type { WalkedMachine } from "./walked-machines.ts";
import { coveredBy } from "./walked-machines.ts";

/** Coverage of a part by browser walks; `apart`: no page can reach the part. */
export type Coverage = "walked" | "apart" | "missing";

export interface Row {
  event: string;
  /** Name of the guard; empty without a named guard. */
  guard: string;
  end: string;
  y: number;
  coverage: Coverage;
  /** Coverage of the rejected guard; undefined without a guard. */
  rejection: Coverage | undefined;
}

/** A state with its outgoing transitions. */
export interface Card {
  name: string;
  /** The state's name without its path. */
  state: string;
  isInitial: boolean;
  coverage: Coverage;
  column: number;
  y: number;
  height: number;
  rows: Row[];
}

/** A line from a row to the heading of a state, on a track beside the cards. */
export interface Line {
  column: number;
  fromY: number;
  toY: number;
  track: number;
  coverage: Coverage;
}

export interface Chart {
  cards: Card[];
  lines: Line[];
  columns: number;
  height: number;
}

export const sizes = { top: 112, head: 34, row: 26, gap: 20 } as const;

/** A state with the transitions that begin in it. */
interface Node {
  path: string;
  isLeaf: boolean;
  isInitial: boolean;
  transitions: ConfiguredTransition[];
}

/** Lays out a machine's states in a column; the regions of a parallel machine are separate columns. */
export function chartOf(walked: WalkedMachine): Chart {
  const root = walked.machine.config as StateConfig;
  const nodes = nodesOf(walked.machine).filter(
    (node) => node.isLeaf || node.transitions.length > 0,
  );
  const regions = root.type === "parallel" ? Object.keys(root.states ?? {}) : [];
  const coverageOf = coverageBy(walked);
  const depths = new Map<number, number>();
  const cards = nodes.map((node) => {
    const column = Math.max(0, regions.indexOf(node.path.split(".")[0] ?? ""));
    const card = cardAt(node, column, depths.get(column) ?? sizes.top, coverageOf);
    depths.set(column, card.y + card.height + sizes.gap);
    return card;
  });
  const lines = onTracks(nodes.flatMap((node, place) => linesFrom(node, cards[place], cards)));
  return {
    cards,
    lines,
    columns: Math.max(1, regions.length),
    height: Math.max(...depths.values()) + sizes.gap,
  };
}

function nodesOf(machine: AnyStateMachine): Node[] {
  const root = { path: "", config: machine.config as StateConfig };
  const states = [root, ...statesOf(machine)];
  const transitions = transitionsOf(machine);
  return states.map(({ path, config }) => {
    const around = states.find((other) => other.path === parentOf(path));
    return {
      path,
      isLeaf: config.states === undefined,
      isInitial: path !== "" && around?.config.initial === nameOf(path),
      transitions: transitions.filter(({ state }) => state === path),
    };
  });
}

function cardAt(node: Node, column: number, y: number, coverageOf: CoverageOf): Card {
  const { path, isLeaf, isInitial, transitions } = node;
  const rows = transitions.map((each, place) => ({
    event: eventText(each.event),
    guard: typeof each.config.guard === "string" ? each.config.guard : "",
    end: each.target === undefined ? "stays" : nameOf(each.target),
    y: y + sizes.head + place * sizes.row,
    coverage: coverageOf(transitionName(each)),
    rejection: each.config.guard === undefined ? undefined : coverageOf(rejectionName(each)),
  }));
  return {
    name: isLeaf ? path : [path, "anywhere"].filter(Boolean).join(", "),
    state: path || "anywhere",
    isInitial,
    coverage: isLeaf ? coverageOf(path) : "walked",
    column,
    y,
    height: sizes.head + rows.length * sizes.row + (rows.length > 0 ? 6 : 0),
    rows,
  };
}

function linesFrom(node: Node, from: Card | undefined, cards: readonly Card[]): Line[] {
  return node.transitions.flatMap(({ target }, place) => {
    const row = from?.rows[place];
    const to = cards.find(({ state }) => state === target);
    if (!row || !to || to === from || to.column !== from?.column) return [];
    const fromY = row.y + sizes.row / 2;
    const toY = to.y + sizes.head / 2;
    return [{ column: from.column, fromY, toY, track: 0, coverage: row.coverage }];
  });
}

/** Assigns tracks, short lines nearest to the cards. Overlapping lines do not share a track. */
function onTracks(lines: readonly Line[]): Line[] {
  const placed: Line[] = [];
  const sorted = [...lines].sort((a, b) => lengthOf(a) - lengthOf(b));
  for (const line of sorted) {
    let track = 0;
    while (placed.some((other) => other.track === track && isBeside(line, other))) track += 1;
    placed.push({ ...line, track });
  }
  return placed;
}

function isBeside(a: Line, b: Line): boolean {
  const [topA, endA] = [Math.min(a.fromY, a.toY), Math.max(a.fromY, a.toY)];
  const [topB, endB] = [Math.min(b.fromY, b.toY), Math.max(b.fromY, b.toY)];
  return a.column === b.column && a.toY !== b.toY && topA <= endB && topB <= endA;
}

function lengthOf({ fromY, toY }: Line): number {
  return Math.abs(fromY - toY);
}

type CoverageOf = (part: string) => Coverage;

function coverageBy(walked: WalkedMachine): CoverageOf {
  const covered = coveredBy(walked, walked.browserWalks);
  return (part) => {
    if (covered.has(part)) return "walked";
    return part in walked.unreachableInBrowser ? "apart" : "missing";
  };
}

/** Describes the outcome of an `invoke`; returns other events unchanged. */
function eventText(event: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(event) ?? [];
  if (actor) return `${actor} ${outcome === "done" ? "succeeds" : "fails"}`;
  return event || "always";
}

function nameOf(path: string): string {
  return path.split(".").at(-1) ?? "";
}

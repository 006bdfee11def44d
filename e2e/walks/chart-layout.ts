import {
  nodesBelow,
  refusalName,
  stateName,
  transitionName,
  transitionsOf,
} from "../../shared/models/visits.ts";
import type { WalkedMachine } from "../../shared/models/walked-machines.ts";
import { visitedBy } from "../../shared/models/walked-machines.ts";

/** Whether browser walks visit a part; `apart` is what no page can show. */
export type Coverage = "walked" | "apart" | "missing";

export interface Row {
  event: string;
  /** By name; empty where there is none, or it has none. */
  guard: string;
  end: string;
  y: number;
  coverage: Coverage;
  /** Of the guard's no; undefined where there is no guard. */
  refusal: Coverage | undefined;
}

/** One state with what leads out of it. */
export interface Card {
  name: string;
  /** The state's name alone. */
  state: string;
  isInitial: boolean;
  coverage: Coverage;
  column: number;
  y: number;
  height: number;
  rows: Row[];
}

/** From a row to a state's head, by a track of its own beside the cards. */
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

type Node = ReturnType<typeof nodesBelow>[number];

export const sizes = { top: 112, head: 34, row: 26, gap: 20 } as const;

/** Places a machine's states below each other; the regions of a parallel one stand side by side. */
export function chartOf(walked: WalkedMachine): Chart {
  const { root } = walked.machine;
  const nodes = nodesBelow(root).filter((node) => isLeaf(node) || transitionsOf(node).length > 0);
  const regions = root.type === "parallel" ? Object.keys(root.states) : [];
  const coverageOf = coverageBy(walked);
  const depths = new Map<number, number>();
  const cards = nodes.map((node) => {
    const column = Math.max(0, regions.indexOf(node.path[0] ?? ""));
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

function cardAt(node: Node, column: number, y: number, coverageOf: CoverageOf): Card {
  const name = stateName(node);
  const rows = transitionsOf(node).map((each, place) => ({
    event: wordsOf(each.eventType),
    guard: typeof each.guard === "string" ? each.guard : "",
    end: each.target?.map(shortName).join(", ") ?? "stays",
    y: y + sizes.head + place * sizes.row,
    coverage: coverageOf(transitionName(each)),
    refusal: each.guard ? coverageOf(refusalName(each)) : undefined,
  }));
  return {
    name: isLeaf(node) || name === "anywhere" ? name : `${name}, anywhere`,
    state: name,
    isInitial: node.parent?.config.initial === node.key,
    coverage: isLeaf(node) ? coverageOf(name) : "walked",
    column,
    y,
    height: sizes.head + rows.length * sizes.row + (rows.length > 0 ? 6 : 0),
    rows,
  };
}

function linesFrom(node: Node, from: Card | undefined, cards: readonly Card[]): Line[] {
  return transitionsOf(node).flatMap((transition, place) => {
    const row = from?.rows[place];
    const end = transition.target?.map(stateName)[0];
    const to = cards.find(({ name }) => name === end);
    if (!row || !to || to === from || to.column !== from?.column) return [];
    const fromY = row.y + sizes.row / 2;
    const toY = to.y + sizes.head / 2;
    return [{ column: from.column, fromY, toY, track: 0, coverage: row.coverage }];
  });
}

/** Short lines stand nearest; no two that pass each other share a track. */
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
  const visited = visitedBy(walked, walked.browserWalks);
  return (part) => {
    if (visited.has(part)) return "walked";
    return part in walked.outOfReach ? "apart" : "missing";
  };
}

/** An invoke's outcomes in words. */
function wordsOf(eventType: string): string {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  if (actor) return `${actor} ${outcome === "done" ? "succeeds" : "fails"}`;
  return eventType || "at once";
}

function shortName(node: Node): string {
  return node.path.at(-1) ?? "";
}

function isLeaf(node: Node): boolean {
  return Object.keys(node.states).length === 0;
}

import { type Load, sendLoad } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** One thing that a server does, measured against another that does the least possible. */
export interface Row extends Pick<Load, "request" | "status" | "requests"> {
  name: string;
  process: MeasuredProcess;
  connections?: number;
  /** Names of rows whose cost is this row's unit. */
  against?: readonly string[];
}

export interface Measured {
  name: string;
  /** Processor time a request, user and system, median of all rounds. */
  micros: number;
  /** Lowest and highest of all rounds. */
  spread: readonly [number, number];
  /** How many times another row's cost, both taken in the same round; median of all rounds. */
  ratios: Record<string, number>;
}

/** Processes with rows that are compared, group by group. */
export interface Life {
  groups: readonly (readonly Row[])[];
  stop(): Promise<void>;
}

const CONNECTIONS = 32;
const ROUND_MS = 4_000;
/** Of all rounds, how many more come first that only warm up. */
const WARMING = 1 / 2;

/** What each row cost in each round, by its name. */
type Costs = Map<string, number[]>;

/**
 * Measures rows that are compared in turn, and again in every round: what else the machine does in
 * the meantime falls on all of them alike.
 */
export async function measureRounds(rows: readonly Row[], rounds: number): Promise<Measured[]> {
  const costs: Costs = new Map();
  await takeRounds(rows, rounds, costs);
  return rows.map((row) => measured(row, costs));
}

/**
 * Measures in several lives of the same processes, `rounds` in each: bare node:http itself is up to a
 * third dearer in one life than in another, for as long as that lasts.
 */
export async function measureLives(
  begin: () => Promise<Life>,
  lives: number,
  rounds: number,
): Promise<Measured[]> {
  const costs: Costs = new Map();
  let rows: readonly Row[] = [];
  for (let life = 0; life < lives; life += 1) {
    const { groups, stop } = await begin();
    try {
      for (const group of groups) await takeRounds(group, rounds, costs);
    } finally {
      await stop();
    }
    rows = groups.flat();
  }
  return rows.map((row) => measured(row, costs));
}

async function takeRounds(rows: readonly Row[], rounds: number, costs: Costs): Promise<void> {
  for (const { name } of rows) if (!costs.has(name)) costs.set(name, []);
  for (let round = -Math.ceil(rounds * WARMING); round < rounds; round += 1) {
    for (const row of rows) {
      const cost = await costOf(row);
      if (round >= 0) costs.get(row.name)?.push(cost);
    }
  }
}

function measured({ name, against = [] }: Row, costs: Costs): Measured {
  const own = costs.get(name) ?? [];
  const ratioTo = (other: string) =>
    median(own.map((cost, round) => cost / (costs.get(other)?.[round] ?? Number.NaN)));
  return {
    name,
    micros: median(own),
    spread: [Math.min(...own), Math.max(...own)],
    ratios: Object.fromEntries(against.map((other) => [other, ratioTo(other)])),
  };
}

/** Microseconds of processor time for one request. */
export async function costOf(row: Omit<Row, "name">): Promise<number> {
  const { process, connections = CONNECTIONS, request, status, requests } = row;
  const before = await process.usage();
  const { port } = process;
  const answered = await sendLoad({
    port,
    request,
    status,
    requests,
    connections,
    forMs: ROUND_MS,
  });
  const after = await process.usage();
  return (after.cpuMicros - before.cpuMicros) / answered;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1);
  return (low + high) / 2;
}

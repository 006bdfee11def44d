import autocannon from "autocannon";
import type { MeasuredProcess } from "./measured-process.ts";

const connections = 32;
/** Rounds that are not counted, until V8 has compiled what is hot. */
const WARM_UP = 3;

/** Medians of processor time, in microseconds a request. */
export type Comparison = Awaited<ReturnType<typeof compare>>;

interface Plan {
  path: string;
  rounds: number;
  requests: number;
}

/** Measures a process and its baseline in turn, so that other work on the machine disturbs both alike. */
export async function compare(measured: MeasuredProcess, baseline: MeasuredProcess, plan: Plan) {
  const rounds: { own: number; other: number }[] = [];
  while (rounds.length < WARM_UP + plan.rounds) {
    rounds.push({ other: await costOf(baseline, plan), own: await costOf(measured, plan) });
  }
  const counted = rounds.slice(WARM_UP);
  return {
    micros: median(counted.map(({ own }) => own)),
    baselineMicros: median(counted.map(({ other }) => other)),
    ratio: median(counted.map(({ own, other }) => own / other)),
  };
}

/** Microseconds of processor time for one request. */
async function costOf(measured: MeasuredProcess, { path, requests }: Plan): Promise<number> {
  const before = (await measured.usage()).cpuMicros;
  await load(measured, [path], requests);
  return ((await measured.usage()).cpuMicros - before) / requests;
}

/** Sends this many requests, to each path in turn. @throws unless all are answered with 2xx */
export async function load({ url }: MeasuredProcess, paths: readonly string[], amount: number) {
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const requests = paths.map((path) => ({ path }));
  const { errors, non2xx } = await autocannon({ url, amount, connections, headers, requests });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} not 2xx`);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

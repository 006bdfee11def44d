import autocannon from "autocannon";
import type { MeasuredProcess } from "./measured-process.ts";
import { type Figure, rounded } from "./table.ts";

const connections = 32;
/** Rounds that are not counted, for V8's compiler. */
const WARM_UP = 4;

interface Plan {
  path: string;
  rounds: number;
  requests: number;
  /** Bar of the ratio. */
  most: number;
}

/**
 * Measures a process and its baseline in turn, so that other work on the machine disturbs both alike.
 * Returns the median times in words, and the median of the ratios of single rounds.
 */
export async function compare(
  measured: MeasuredProcess,
  baseline: MeasuredProcess,
  plan: Plan,
): Promise<[string, Figure]> {
  const rounds: { own: number; other: number }[] = [];
  await measured.idle();
  while (rounds.length < WARM_UP + plan.rounds) {
    rounds.push({ other: await costOf(baseline, plan), own: await costOf(measured, plan) });
  }
  const medianOf = (value: (round: (typeof rounds)[0]) => number) =>
    rounded(median(rounds.slice(WARM_UP).map(value)));
  const times = `${medianOf(({ own }) => own)} us against ${medianOf(({ other }) => other)} us`;
  const ratio = medianOf(({ own, other }) => own / other);
  return [times, { value: ratio, most: plan.most, unit: "x" }];
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

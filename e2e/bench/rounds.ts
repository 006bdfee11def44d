import autocannon from "autocannon";
import type { MeasuredProcess } from "./measured-process.ts";
import { type Figure, rounded } from "./table.ts";

const connections = 32;
/** The codings that a browser accepts. */
const CODINGS = "gzip, deflate, br";
/** Rounds that are not counted, for V8's compiler. */
const WARM_UP = 4;
const ROUNDS = 11;

interface Plan {
  /** The path, or a function that returns the path of each request by its number. */
  path: string | ((request: number) => string);
  /** The codings that the baseline's client accepts; by default those of a browser. */
  baselineCodings?: string;
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
  while (rounds.length < WARM_UP + ROUNDS) {
    const other = await costOf(baseline, plan, plan.baselineCodings);
    rounds.push({ other, own: await costOf(measured, plan) });
  }
  const medianOf = (value: (round: (typeof rounds)[0]) => number) =>
    rounded(median(rounds.slice(WARM_UP).map(value)));
  const times = `${medianOf(({ own }) => own)} us against ${medianOf(({ other }) => other)} us`;
  const ratio = medianOf(({ own, other }) => own / other);
  return [times, { value: ratio, most: plan.most, unit: "x" }];
}

/** Microseconds of processor time for one request. */
async function costOf(measured: MeasuredProcess, plan: Plan, codings?: string): Promise<number> {
  const { path, requests } = plan;
  const before = (await measured.usage()).cpuMicros;
  await load(measured, [path], requests, codings);
  return ((await measured.usage()).cpuMicros - before) / requests;
}

let requestNumber = 0;

/** Sends this many requests, to each path in turn. @throws unless all are answered with 200 */
export async function load(
  { url }: MeasuredProcess,
  paths: readonly Plan["path"][],
  amount: number,
  codings = CODINGS,
) {
  const requests = paths.map((path) => ({
    setupRequest(request: autocannon.Request) {
      requestNumber += 1;
      const address = typeof path === "string" ? path : path(requestNumber);
      return { ...request, path: address, headers: headersOf(codings, requestNumber) };
    },
  }));
  const result = await autocannon({ url, amount, connections, requests });
  const answered = result.statusCodeStats?.["200"]?.count ?? 0;
  if (answered < amount) throw new Error(`${url}: ${amount - answered} answers are not 200`);
}

/** Each request comes from another address, because searches are limited by address. */
function headersOf(codings: string, n: number) {
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return { "accept-encoding": codings, "x-forwarded-for": address };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

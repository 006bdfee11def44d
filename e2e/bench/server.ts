import autocannon from "autocannon";
import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { paths } from "../../shared/paths.ts";
import {
  embeddedDatabase,
  type MeasuredProcess,
  median,
  startMeasured,
  startSite,
} from "./measured-process.ts";

/** A ratio (`x`) beyond what is asked fails the benchmark; absolute figures depend on the machine and only warn. */
interface Row {
  measured: string;
  "time a request"?: string;
  figure: number;
  asked: number;
  unit: "x" | "s" | "MB";
}

interface Plan {
  /** The path of each request by its number. */
  path(request: number): string;
  /** The codings that the baseline's client accepts; by default those of a browser. */
  baselineCodings?: string;
  requests: number;
}

const PAGE = paths.insights();
const LOADED = [paths.home(), PAGE, paths.careers(), paths.bookADemo(), paths.solutions()];
const STARTS = 3;
/** Rounds that are not counted, for V8's compiler. */
const WARM_UP = 4;
const ROUNDS = 11;

/** Prints the table of the server. Returns whether every ratio is met. @throws without PostgreSQL's programs */
export async function measureServer(): Promise<boolean> {
  const postgres = await startThrowawayPostgres();
  if (postgres === undefined) throw new Error("The server part needs PostgreSQL's programs");
  const database = { DATABASE_URL: postgres.url };
  try {
    const rows: Row[] = [
      { measured: "ready after start, embedded", ...(await measureStart(embeddedDatabase, 3)) },
      { measured: "ready after start, PostgreSQL", ...(await measureStart(database, 2)) },
      ...(await measureCached(database)),
      await measureUncached(database),
      await measureUsedOnce(database),
    ];
    // biome-ignore lint/suspicious/noConsole: prints the table
    console.table(rows.map((row) => ({ ...row, verdict: verdictOn(row) })));
    return rows.every((row) => verdictOn(row) !== "MISSED");
  } finally {
    await postgres.stop();
  }
}

function verdictOn({ figure, asked, unit }: Row): "met" | "MISSED" | "warning" {
  if (figure <= asked) return "met";
  return unit === "x" ? "MISSED" : "warning";
}

/** Median of some starts on a database that an earlier start has created. */
async function measureStart(environment: Record<string, string>, asked: number) {
  const seconds: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const site = await startSite(environment);
    await site.stop();
    seconds.push(site.readyMs / 1000);
  }
  return { figure: median(seconds.slice(1)), asked, unit: "s" as const };
}

async function measureCached(environment: Record<string, string>): Promise<Row[]> {
  const site = await startSite(environment);
  const logging = await startSite({ ...environment, LOG_LEVEL: "info" });
  const raw = await startMeasured("bench/raw-http.js", PAGE, { PAGE_URL: site.url + PAGE });
  const plan = { path: () => PAGE, requests: 4_000 };
  const silent = await compare(site, raw, plan);
  const logged = await compare(logging, raw, plan);
  await load(site, (request) => LOADED[request % LOADED.length] ?? "", 60_000);
  const { residentBytes } = await site.usage();
  for (const { stop } of [raw, logging, site]) await stop();
  return [
    { measured: "cached page, against raw node:http", ...silent, asked: 1.5 },
    { measured: "... with its log line", ...logged, asked: 2 },
    {
      measured: "memory after load",
      figure: Math.round(residentBytes / 1e6),
      asked: 200,
      unit: "MB",
    },
  ];
}

async function measureUncached(environment: Record<string, string>): Promise<Row> {
  const site = await startSite({ ...environment, PAGE_CACHE: "off" });
  const env = { ...environment, PAGE_URL: site.url + PAGE };
  const byHand = await startMeasured("bench/express-react.js", PAGE, env);
  const compared = await compare(site, byHand, { path: () => PAGE, requests: 300 });
  for (const { stop } of [byHand, site]) await stop();
  return { measured: "uncached list, against Express and React", ...compared, asked: 1.3 };
}

/** Compares responses in Brotli with uncompressed ones. Anybody can vary the address, so that the page cache does not help. */
async function measureUsedOnce(environment: Record<string, string>): Promise<Row> {
  const site = await startSite({ ...environment, TRUST_PROXY: "1" });
  const path = (request: number) => paths.search(`rail${request}`);
  const compared = await compare(site, site, { path, requests: 300, baselineCodings: "identity" });
  await site.stop();
  return { measured: "search, Brotli against identity", ...compared, asked: 1.3 };
}

/**
 * Measures a process and its baseline in turn, so that other work on the machine disturbs both alike.
 * Returns the medians of the times and of the ratios of single rounds.
 */
async function compare(measured: MeasuredProcess, baseline: MeasuredProcess, plan: Plan) {
  const rounds: { own: number; other: number }[] = [];
  while (rounds.length < WARM_UP + ROUNDS) {
    const other = await costOf(baseline, plan, plan.baselineCodings);
    rounds.push({ other, own: await costOf(measured, plan) });
  }
  const counted = rounds.slice(WARM_UP);
  const [own, other] = [
    median(counted.map((one) => one.own)),
    median(counted.map((one) => one.other)),
  ];
  return {
    "time a request": `${own} us against ${other} us`,
    figure: median(counted.map((one) => one.own / one.other)),
    unit: "x" as const,
  };
}

/** Microseconds of processor time for one request. */
async function costOf(measured: MeasuredProcess, { path, requests }: Plan, codings?: string) {
  const before = await measured.usage();
  await load(measured, path, requests, codings);
  return ((await measured.usage()).cpuMicros - before.cpuMicros) / requests;
}

let requestNumber = 0;

/** Sends this many requests. @throws unless all are answered with 200 */
async function load(
  { url }: MeasuredProcess,
  path: Plan["path"],
  amount: number,
  codings = "gzip, deflate, br",
): Promise<void> {
  const setupRequest = (request: autocannon.Request) => {
    requestNumber += 1;
    // Each request comes from another address, because searches are limited by address.
    const address = `10.${requestNumber >> 16}.${(requestNumber >> 8) & 255}.${requestNumber & 255}`;
    const headers = { "accept-encoding": codings, "x-forwarded-for": address };
    return { ...request, path: path(requestNumber), headers };
  };
  const result = await autocannon({ url, amount, connections: 32, requests: [{ setupRequest }] });
  const answered = result.statusCodeStats?.["200"]?.count ?? 0;
  if (answered < amount) throw new Error(`${url}: ${amount - answered} answers are not 200`);
}

import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { paths } from "../../shared/paths.ts";
import {
  type Environment,
  embeddedDatabase,
  startMeasured,
  startSite,
} from "./measured-process.ts";
import { compare, load, median } from "./rounds.ts";
import { type Figure, figureCells, markdownTable, verdictOn } from "./table.ts";

type Row = [name: string, processorTime: string, figure: Figure];

const PAGE = paths.insights();
const STARTS = 3;
const LOADED = [paths.home(), PAGE, paths.careers(), paths.bookADemo(), paths.solutions()];

/** Prints the table of the server. Returns whether every ratio is met. @throws without PostgreSQL's programs */
export async function measureServer(): Promise<boolean> {
  const postgres = await startThrowawayPostgres();
  if (postgres === undefined) throw new Error("The server part needs PostgreSQL's programs");
  const database = { DATABASE_URL: postgres.url };
  try {
    const rows: Row[] = [
      ["ready after start, embedded", "", await measureStart(embeddedDatabase, 3)],
      ["ready after start, PostgreSQL", "", await measureStart(database, 2)],
      ...(await measureCached(database)),
      await measureUncached(database),
      await measureUsedOnce(database),
    ];
    const cells = rows.map(([name, time, figure]) => [name, time, ...figureCells(figure)]);
    const head = ["Measured", "Time a request", "Figure", "Asked", ""];
    process.stdout.write(markdownTable(head, cells));
    return rows.every(([, , figure]) => verdictOn(figure) !== "MISSED");
  } finally {
    await postgres.stop();
  }
}

/** Median of some starts on a database that an earlier start has created. */
async function measureStart(env: Environment, most: number): Promise<Figure> {
  const seconds: number[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const site = await startSite(env);
    await site.stop();
    seconds.push(site.readyMs / 1000);
  }
  return { value: median(seconds.slice(1)), most, unit: "s" };
}

async function measureCached(environment: Environment): Promise<Row[]> {
  const site = await startSite(environment);
  const logging = await startSite({ ...environment, LOG_LEVEL: "info" });
  const raw = await startMeasured("bench/raw-http.js", PAGE, { PAGE_URL: site.url + PAGE });
  const plan = { path: PAGE, requests: 4_000 };
  const silent = await compare(site, raw, { ...plan, most: 1.5 });
  const logged = await compare(logging, raw, { ...plan, most: 2 });
  await load(site, LOADED, 60_000);
  const { residentBytes } = await site.usage();
  for (const { stop } of [raw, logging, site]) await stop();
  return [
    ["cached page, against raw node:http", ...silent],
    ["... with its log line", ...logged],
    ["memory after load", "", { value: residentBytes / 1e6, most: 200, unit: "MB" }],
  ];
}

async function measureUncached(environment: Environment): Promise<Row> {
  const site = await startSite({ ...environment, PAGE_CACHE: "off" });
  const env = { ...environment, PAGE_URL: site.url + PAGE };
  const byHand = await startMeasured("bench/express-react.js", PAGE, env);
  const compared = await compare(site, byHand, { path: PAGE, requests: 300, most: 1.3 });
  for (const { stop } of [byHand, site]) await stop();
  return ["uncached list, against Express and React by hand", ...compared];
}

/** Compares responses in Brotli with uncompressed ones. Anybody can vary the address, so that the page cache does not help. */
async function measureUsedOnce(environment: Environment): Promise<Row> {
  const site = await startSite({ ...environment, TRUST_PROXY: "1" });
  const path = (n: number) => `${paths.search()}?q=rail${n}`;
  const plan = { path, requests: 300, most: 1.3, baselineCodings: "identity" };
  const compared = await compare(site, site, plan);
  await site.stop();
  return ["search, Brotli against identity", ...compared];
}

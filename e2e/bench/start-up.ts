import { paths } from "../../shared/paths.ts";
import { askAsBrowser } from "./browser-answer.ts";
import { type BenchDatabase, startSite } from "./measured-site.ts";
import { median } from "./rounds.ts";

/** Medians over all starts. */
export interface StartUp {
  listeningMs: number;
  /** Every page packed. */
  readyMs: number;
  /** Processor time of all threads until then, which a busy machine does not stretch. */
  cpuMs: number;
  /** Of the very first page asked for, as soon as the site is ready. */
  firstByteMs: number;
}

/** The same for every start, as where it counts: posts that were parsed for another are parsed anew. */
const SITE_URL = "http://localhost";

/** Starts the site on a database that an earlier start has made. */
export async function measureStartUp(database: BenchDatabase, starts: number): Promise<StartUp> {
  const environment = await database.environment();
  const found = { ...database, environment: async () => environment };
  const seen: StartUp[] = [];
  for (let start = -1; start < starts; start += 1) {
    const site = await startSite(found, { SITE_URL });
    const { firstByteMs } = await askAsBrowser(site.port, paths.home());
    const { cpuMicros } = await site.usage();
    await site.stop();
    if (start >= 0) seen.push({ ...site.startUp, cpuMs: cpuMicros / 1000, firstByteMs });
  }
  const medianOf = (name: keyof StartUp) => median(seen.map((one) => one[name]));
  return {
    listeningMs: medianOf("listeningMs"),
    readyMs: medianOf("readyMs"),
    cpuMs: medianOf("cpuMs"),
    firstByteMs: medianOf("firstByteMs"),
  };
}

import { setTimeout as delay } from "node:timers/promises";
import { paths } from "../../shared/paths.ts";
import { sendLoad } from "./load.ts";
import { type BenchDatabase, startSite } from "./measured-site.ts";
import { KEPT_PATHS } from "./memory.ts";
import { getBytes } from "./request-bytes.ts";

/** What is kept packed, what is rendered for its request, and what comes from the database. */
const PATHS = [
  ...KEPT_PATHS,
  paths.feed(),
  paths.sitemap(),
  "/favicon.svg",
  paths.search("rail"),
  `${paths.api.posts()}?limit=5`,
];
const PER_SECOND = 100;
const CONNECTIONS = 8;
const SECONDS = [0, 10, 30, 60, 120, 300, 600];
const SECONDS_OF_QUICK = 60;

export interface MemoryMoment {
  /** Since the site said that it was ready. */
  seconds: number;
  residentBytes: number;
}

/** What a site takes while visitors come at a steady pace, from its start on. */
export async function measureMemoryCourse(
  database: BenchDatabase,
  isQuick: boolean,
): Promise<MemoryMoment[]> {
  const all = PATHS.map((path) => getBytes(path));
  const request = (n: number) => all[n % all.length] ?? Buffer.alloc(0);
  const site = await startSite(database, {});
  const begun = performance.now();
  const moments: MemoryMoment[] = [];
  try {
    for (const seconds of SECONDS.filter((one) => !isQuick || one <= SECONDS_OF_QUICK)) {
      while (performance.now() < begun + seconds * 1000) {
        const second = delay(1000);
        const { port } = site;
        const load = { port, request, status: 200, requests: PER_SECOND, connections: CONNECTIONS };
        await sendLoad({ ...load, forMs: 1000 });
        await second;
      }
      moments.push({ seconds, residentBytes: (await site.usage()).residentBytes });
    }
    return moments;
  } finally {
    await site.stop();
  }
}

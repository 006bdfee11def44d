import { paths } from "../../shared/paths.ts";
import { measureConnections } from "./connections.ts";
import { measureDemoRequests } from "./demo-requests.ts";
import { measureGrowth } from "./growth.ts";
import { measureLatePosts } from "./late-posts.ts";
import type { BenchDatabase } from "./measured-site.ts";
import { measureMemory } from "./memory.ts";
import { startMadeRows, startPackedRows } from "./request-rows.ts";
import { measureLives, measureRounds } from "./rounds.ts";
import { measureStartUp } from "./start-up.ts";
import { measureStreamed } from "./streamed.ts";

/** How much is measured: for a first look within a minute, or to rely on. */
export const plans = {
  quick: { scale: 0.25, lives: 1, rounds: 2, starts: 1, demoRequests: 50, memoryRequests: 10_000 },
  full: { scale: 1, lives: 5, rounds: 7, starts: 5, demoRequests: 400, memoryRequests: 200_000 },
};

/** What takes microseconds is disturbed by little, and soon over. */
const PACKED_ROUNDS = 14;

export type Findings = Awaited<ReturnType<typeof measureAll>>;

/** Everything that is measured on one database. */
export async function measureAll(database: BenchDatabase, plan: (typeof plans)["full"]) {
  const { scale, lives, rounds, starts } = plan;
  const startUp = await measureStartUp(database, starts);
  const packed = await measureLives(() => startPackedRows(database), lives, PACKED_ROUNDS);
  const sites = await startMadeRows(database, scale);
  try {
    const { packing, rendering, rows } = sites;
    return {
      database: database.kind,
      startUp,
      requests: [...packed, ...(await measureRounds(rows, rounds))],
      streamedMicros: await measureStreamed(database.kind, rendering, Math.round(200 * scale)),
      late: await measureLatePosts(rendering, plan.starts),
      demoRequests: await measureDemoRequests(database, {
        rounds: 3,
        requests: plan.demoRequests,
      }),
      connections: await measureConnections(packing, paths.insights(), 4_000 * scale),
      residentBytes: await measureMemory(packing, plan.memoryRequests),
      growth: plan === plans.quick ? [] : await measureGrowth(sites),
    };
  } finally {
    await sites.stop();
  }
}

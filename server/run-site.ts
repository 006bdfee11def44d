import cluster from "node:cluster";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, placeholdersLeft, readConfig } from "./config.ts";
import { openReadyDatabase } from "./db/open-ready-database.ts";
import { endInOrder } from "./end-in-order.ts";
import { optimizeAsUsual } from "./late-optimizing.ts";
import { createLog } from "./log.ts";
import { collectGarbage } from "./small-heap.ts";
import { Crew } from "./workers/crew.ts";
import { joinCrew } from "./workers/membership.ts";

/** The lead waits for workers, who give themselves up after 28 s. */
const LEAD_LIMIT_MS = 30_000;

const config = readOrStop();
const log = cluster.isWorker
  ? createLog(config.logLevel).child({ pid: process.pid })
  : createLog(config.logLevel);
const leads = config.workers > 1 && cluster.isPrimary;
const ending = endInOrder({ process, log, ...(leads ? { limitMs: LEAD_LIMIT_MS } : {}) });

try {
  await (leads ? lead() : serve());
} catch (error) {
  log.fatal({ err: error }, error instanceof Error ? error.message : "the site could not start");
  process.exit(1);
}

/** Serves nobody itself: it holds the port for its workers, and replaces those that die. */
async function lead(): Promise<void> {
  warnOfPlaceholders();
  // Workers take connections themselves. Were they handed over, those on their way to a worker that
  // is killed would hang for ever, and every one would cost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Histograms hold what JSON does not know.
  cluster.setupPrimary({ serialization: "advanced" });
  const crew = new Crew({ count: config.workers, fork: () => cluster.fork(), log });
  ending.stopFirst(() => crew.stop());
  await crew.ready;
}

async function serve(): Promise<void> {
  const crew = cluster.isWorker ? joinCrew(process) : undefined;
  crew?.whenToldToStop(() => ending.endAsTold());
  const dist = dirname(dirname(fileURLToPath(import.meta.url)));
  // The embedded database opens on a thread of its own, which the rest of the program need not wait for.
  const [database, { startSite }] = await Promise.all([
    openReadyDatabase(config, log),
    import("./start-site.ts"),
  ]);
  const site = await startSite({ config, dist, log, database, crew });
  optimizeAsUsual();
  collectGarbage();
  ending.stopFirst(() => site.stop());
  const address = site.server.address();
  const port = typeof address === "object" ? address?.port : config.port;
  log.info({ port, url: config.site.url }, `serving ${config.site.url}`);
  if (crew) crew.tellReady();
  else warnOfPlaceholders();
}

function readOrStop() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** What still stands at its default is honest, but not what visitors should read. */
function warnOfPlaceholders(): void {
  const unset = placeholdersLeft(config.site);
  if (unset.length > 0) log.warn({ unset }, "placeholders in place");
}

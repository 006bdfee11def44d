import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
// biome-ignore lint/style/noRestrictedImports: fills the database as no visitor could
import { socketConfig } from "../../server/db/embedded/socket.ts";
import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";

const QUIET_WITHIN_MS = 60_000;
/** Of processor time in half a second. */
const QUIET_MICROS = 20_000;

export type DatabaseKind = "embedded" | "postgresql";

/** A database that the sites of one measurement use, as far as it can be shared. */
export interface BenchDatabase {
  kind: DatabaseKind;
  /** Where a site finds it; the embedded one is another for every site. */
  environment(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

/** Undefined where PostgreSQL is not installed. */
export async function postgresDatabase(): Promise<BenchDatabase | undefined> {
  // A commit has to cost what it costs where it counts.
  const server = await startThrowawayPostgres(["fsync=on"]);
  return (
    server && {
      kind: "postgresql",
      environment: async () => ({ DATABASE_URL: server.url }),
      stop: () => server.stop(),
    }
  );
}

export function embeddedDatabase(): BenchDatabase {
  const directories: string[] = [];
  return {
    kind: "embedded",
    async environment() {
      const directory = await mkdtemp(join(tmpdir(), "bench-"));
      directories.push(directory);
      return { DATA_DIR: directory };
    },
    async stop() {
      for (const directory of directories) await rm(directory, { recursive: true, force: true });
    },
  };
}

export interface MeasuredSite extends MeasuredProcess {
  /** Where its database is to be found. */
  where: Record<string, string>;
  /** Runs SQL on the site's database while the site runs. */
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** Keeps the posts from everybody until `release` is called. */
  lockPosts(): Promise<{ release(): Promise<void> }>;
}

/** Starts the built site. Requests may say which address they come from. */
export async function startSite(
  database: BenchDatabase,
  environment: Record<string, string>,
  stdout?: number,
): Promise<MeasuredSite> {
  const where = await database.environment();
  // The last two as in docs/deploy/site.service.
  const usual = {
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "131072",
  };
  const env = { ...usual, ...where, ...environment };
  const site = await startMeasured("server/main.js", {
    env,
    readyPath: "/readyz",
    stdout,
  });
  return {
    ...site,
    where,
    async query<Row extends object>(sql: string) {
      const client = await connectTo(where);
      const { rows } = await client.query<Row>(sql).finally(() => client.end());
      return rows;
    },
    async lockPosts() {
      const client = await connectTo(where);
      await client.query("BEGIN; LOCK TABLE blog_posts");
      return { release: () => client.query("COMMIT").then(() => client.end()) };
    },
  };
}

async function connectTo(where: Record<string, string>): Promise<pg.Client> {
  const { DATABASE_URL: connectionString, DATA_DIR: directory = "" } = where;
  const client = new pg.Client(connectionString ?? socketConfig(directory));
  await client.connect();
  return client;
}

/** Waits until a site has packed in its best form what is new. */
export async function quiet(site: MeasuredProcess): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  let before = (await site.usage()).cpuMicros;
  while (performance.now() < end) {
    await delay(500);
    const { cpuMicros } = await site.usage();
    if (cpuMicros - before < QUIET_MICROS) return;
    before = cpuMicros;
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
// biome-ignore lint/style/noRestrictedImports: looks at what is stored, as no visitor could
import { socketConfig } from "../../server/db/embedded/socket.ts";
import { startThrowawayPostgres } from "../../server/testing/throwaway-postgres.ts";

/** A database of its own for one proof, which outlives the servers on it. */
export interface ProofDatabase {
  kind: "embedded" | "postgresql";
  /** Where servers find it. */
  environment: Record<string, string>;
  /** Runs SQL while a server is on it. */
  query<Row extends object>(sql: string): Promise<Row[]>;
  /** Takes the database away for a while, where it is a server of its own. */
  interrupt?(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Undefined where PostgreSQL is not installed. */
export async function postgresDatabase(): Promise<ProofDatabase | undefined> {
  const server = await startThrowawayPostgres();
  if (server === undefined) return undefined;
  return {
    kind: "postgresql",
    environment: { DATABASE_URL: server.url },
    query: (sql) => query({ connectionString: server.url }, sql),
    async interrupt(ms) {
      await server.suspend();
      await delay(ms);
      await server.resume();
    },
    stop: () => server.stop(),
  };
}

export async function embeddedDatabase(): Promise<ProofDatabase> {
  const directory = await mkdtemp(join(tmpdir(), "leads-"));
  return {
    kind: "embedded",
    environment: { DATA_DIR: directory },
    query: (sql) => query(socketConfig(directory), sql),
    stop: () => rm(directory, { recursive: true, force: true }),
  };
}

async function query<Row extends object>(config: pg.ClientConfig, sql: string): Promise<Row[]> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

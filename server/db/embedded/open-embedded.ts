import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { serialize } from "pg-protocol";
import type { Log } from "../../log.ts";
import { WorkerThread } from "../../runtime/worker-thread.ts";
import type { Database } from "../db.ts";
import { EmbeddedConnection } from "./connection.ts";
import { prepareCluster, prepareDataDir } from "./data-directory.ts";
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts";
import type { WorkerRequest } from "./embedded-worker.ts";
import { EmbeddedSession } from "./session.ts";
import { openSocket } from "./socket.ts";

const USER = "postgres";
const POOL_END_LIMIT_MS = 2_000;
const CLOSE_LIMIT_MS = 10_000;
const FIRST_MAINTENANCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Time limit for one batch, because the embedded server has no statement timeout. */
const BATCH_LIMIT_MS = 60_000;

/**
 * Opens PostgreSQL within this process, behind the same `pg` interface as a server. All connections share
 * one session: transactions run one after another, and `pool.query` within an open transaction waits for
 * that transaction until it times out. Committed rows survive a crash of the process; there is no fsync,
 * so a power failure may lose the latest ones.
 */
export async function openEmbedded(options: {
  dataDir: string;
  log: Log;
  poolMax?: number | undefined;
}): Promise<Database> {
  const { dataDir, log, poolMax = 4 } = options;
  const directory = await prepareDataDir(dataDir);
  const lock = await lockDirectory(directory);
  try {
    const cluster = await prepareCluster(directory, async (unfinished) => {
      log.info({ directory }, "creating the embedded database");
      const { engine } = await openCluster(unfinished, { log });
      await closeEngine(engine);
    });
    const { engine, session } = await openCluster(cluster, { log });
    const socket = await openSocket(directory, session);
    return createDatabase({ engine, session, socket, lock, log, poolMax });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The worker thread with the server. */
type Engine = WorkerThread<WorkerRequest>;

/** Opens the database in this directory, or creates it if the directory is empty. @throws an error that names it */
export async function openCluster(
  cluster: string,
  { log, batchLimitMs = BATCH_LIMIT_MS }: { log: Log; batchLimitMs?: number },
): Promise<{ engine: Engine; session: EmbeddedSession }> {
  const engine: Engine = new WorkerThread("embedded-worker", { workerData: cluster });
  const run = async (batch: Uint8Array) => (await engine.run(batch, batchLimitMs)) as Uint8Array;
  const startupResponse = await run(serialize.startup({ user: USER, database: USER })).catch(
    (error: Error) => {
      throw new Error(`The database in ${cluster} cannot be opened: ${error.message}`);
    },
  );
  const execute = (batch: Uint8Array) =>
    run(batch).catch((error) => {
      log.error({ err: error }, "the embedded database failed; the next query restarts it");
      throw error;
    });
  return {
    engine,
    session: new EmbeddedSession({ execute, startupResponse: Buffer.from(startupResponse) }),
  };
}

async function closeEngine(engine: Engine): Promise<void> {
  await engine.run("close", CLOSE_LIMIT_MS);
  await engine.close();
}

function createDatabase(parts: {
  engine: Engine;
  session: EmbeddedSession;
  socket: { close(): Promise<void> } | undefined;
  lock: DirectoryLock;
  log: Log;
  poolMax: number;
}): Database {
  const { engine, session, socket, lock, log } = parts;
  const listenerConfig: pg.ClientConfig = {
    user: USER,
    database: USER,
    host: "embedded",
    ssl: false,
    stream: () => new EmbeddedConnection(session),
  };
  const db = new pg.Pool({
    ...listenerConfig,
    max: parts.poolMax,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  db.on("error", ({ message }) => {
    if (!closing) log.warn({ reason: message }, "a database connection was lost");
  });
  let closing: Promise<void> | undefined;
  const stopMaintenance = startMaintenance(db, log);

  const close = async () => {
    stopMaintenance();
    await socket?.close();
    // `db.end` would wait forever for a client that was not released.
    await Promise.race([db.end(), delay(POOL_END_LIMIT_MS, undefined, { ref: false })]);
    session.end(new Error("The embedded database is closed"));
    await engine.run(serialize.query("CHECKPOINT"), BATCH_LIMIT_MS);
    await closeEngine(engine);
    await lock.release();
  };
  return {
    db,
    kind: "embedded",
    listenerConfig,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/**
 * Runs CHECKPOINT and VACUUM soon after the start and then daily, because the embedded server has neither
 * autovacuum nor timed checkpoints, without which its log grows without limit. Returns the stop function.
 */
function startMaintenance(db: pg.Pool, log: Log): () => void {
  const maintain = async () => {
    try {
      await db.query("CHECKPOINT");
      await db.query("VACUUM ANALYZE");
    } catch (error) {
      log.warn({ err: error }, "maintenance of the embedded database failed");
    }
  };
  let timer = setTimeout(() => {
    void maintain();
    timer = setInterval(maintain, DAY_MS).unref();
  }, FIRST_MAINTENANCE_MS).unref();
  return () => clearTimeout(timer);
}

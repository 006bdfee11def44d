import { once } from "node:events";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Log } from "../../base/log.ts";
import { programUrl } from "../../base/program-url.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import { prepareCluster, prepareDataDir, socketFolders } from "./data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import type { EmbeddedWorkerData } from "./embedded-worker.ts";

const POOL_END_LIMIT_MS = 2_000;
const MAINTENANCE_MS = 60 * 60 * 1_000;

/**
 * Starts PostgreSQL in a worker thread of this process, which serves it on a socket. All connections share
 * one session: transactions run one after another, and `pool.query` within an open transaction waits for
 * that transaction until it times out. Committed rows survive a crash of the process; there is no fsync,
 * so a power failure may lose the latest ones.
 */
export async function openEmbedded(dataDir: string, log: Log) {
  const directory = await prepareDataDir(dataDir);
  const lock = await lockDirectory(directory);
  try {
    const address = join(lock.folder, SOCKET);
    const cluster = await prepareCluster(directory, async (unfinished) => {
      log.info({ directory }, "creating the embedded database");
      // `initdb` needs much memory, which is free again when its thread has ended.
      await (await startServer(unfinished, address, log)).close();
    });
    const server = await startServer(cluster, address, log);
    const connection = connectionTo(lock.folder);
    const db = createPool(connection, 4);
    let isClosing = false;
    db.on("error", ({ message }) => {
      if (!isClosing) log.warn({ reason: message }, "a database connection was lost");
    });
    const stopMaintenance = startMaintenance(db, log);
    const close = async () => {
      isClosing = true;
      stopMaintenance();
      // `db.end` would wait forever for a client that was not released.
      await Promise.race([db.end(), delay(POOL_END_LIMIT_MS, undefined, { ref: false })]);
      await server.close();
      await lock.release();
    };
    return { db, kind: "embedded" as const, connection, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Connects to the database that another process serves in this directory; undefined if none does. */
export async function connectToEmbedded(dataDir: string) {
  for (const folder of socketFolders(await realpath(dataDir))) {
    const connection = connectionTo(folder);
    // A second connection would wait for the transaction of the first.
    const db = createPool(connection, 1);
    db.on("error", () => undefined);
    try {
      await db.query("SELECT 1");
      return { db, kind: "embedded" as const, connection, close: () => db.end() };
    } catch {
      await db.end();
    }
  }
  return undefined;
}

function createPool(config: pg.ClientConfig, max: number): pg.Pool {
  return new pg.Pool({
    ...config,
    max,
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
}

/** The name of the socket, to which clients of PostgreSQL connect if their host is its folder. */
const SOCKET = ".s.PGSQL.5432";

function connectionTo(folder: string): pg.ClientConfig {
  return { host: folder, port: 5432, user: "postgres", database: "postgres", ssl: false };
}

/**
 * Runs CHECKPOINT and VACUUM every hour, because the embedded server has neither autovacuum nor timed checkpoints,
 * without which its log grows without limit. Returns the stop function.
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
  const timer = setInterval(maintain, MAINTENANCE_MS).unref();
  return () => clearInterval(timer);
}

const RESTART_DELAY_MS = 1_000;
const CLOSE_LIMIT_MS = 10_000;

/**
 * Serves the database in a worker thread. A thread that fails is replaced.
 * @param cluster directory of the database, which is created in an empty directory
 * @param address path of the socket
 */
async function startServer(cluster: string, address: string, log: Log) {
  let worker: Worker | undefined;
  let isClosing = false;

  const start = async (): Promise<void> => {
    const workerData: EmbeddedWorkerData = { cluster, address };
    const started = new Worker(programUrl("embedded-worker"), { workerData, execArgv: [] });
    worker = started;
    const ended = once(started, "exit").then(([code]) => {
      throw new Error(`The embedded database ended with code ${code}`);
    });
    await Promise.race([once(started, "message"), ended]);
    ended.catch(restart);
  };

  const restart = async (error: unknown): Promise<void> => {
    worker = undefined;
    if (isClosing) return;
    log.error({ err: error }, "the embedded database failed; it will be restarted");
    await delay(RESTART_DELAY_MS);
    if (isClosing) return;
    await start().catch(restart);
  };

  await start();
  return {
    async close(): Promise<void> {
      isClosing = true;
      if (worker === undefined) return;
      const closing = worker;
      const ended = once(closing, "exit");
      closing.postMessage("close");
      await withTimeout(ended, CLOSE_LIMIT_MS, "late").catch(() => closing.terminate());
    },
  };
}

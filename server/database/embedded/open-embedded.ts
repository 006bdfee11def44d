import { once } from "node:events";
import { realpath } from "node:fs/promises";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Log } from "../../base/log.ts";
import { programUrl } from "../../base/program-url.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import { databaseAddresses, prepareCluster, prepareDataDir } from "./data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import type { EmbeddedWorkerData } from "./embedded-worker.ts";

const POOL_END_LIMIT_MS = 2_000;
const FIRST_MAINTENANCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The connections to an embedded database, as a `Database`. */
interface EmbeddedDatabase {
  db: pg.Pool;
  kind: "embedded";
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL in a worker thread of this process, which serves it on a socket. All connections share
 * one session: transactions run one after another, and `pool.query` within an open transaction waits for
 * that transaction until it times out. Committed rows survive a crash of the process; there is no fsync,
 * so a power failure may lose the latest ones.
 */
export async function openEmbedded(options: {
  dataDir: string;
  log: Log;
  poolMax?: number | undefined;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, poolMax = 4 } = options;
  const directory = await prepareDataDir(dataDir);
  const lock = await lockDirectory(directory);
  try {
    const addresses = databaseAddresses(directory);
    const cluster = await prepareCluster(directory, async (unfinished) => {
      log.info({ directory }, "creating the embedded database");
      // `initdb` needs much memory, which is free again when its thread has ended.
      await (await startServer(unfinished, addresses, log)).close();
    });
    const server = await startServer(cluster, addresses, log);
    const connection = connectionTo(server.address);
    const db = createPool(connection, poolMax);
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
    return { db, kind: "embedded", connection, close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Connects to the database that another process serves in this directory; undefined if none does. */
export async function connectToEmbedded(dataDir: string): Promise<EmbeddedDatabase | undefined> {
  for (const address of databaseAddresses(await realpath(dataDir))) {
    const connection = connectionTo(address);
    // A second connection would wait for the transaction of the first.
    const db = createPool(connection, 1);
    db.on("error", () => undefined);
    try {
      await db.query("SELECT 1");
      return { db, kind: "embedded", connection, close: () => db.end() };
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

function connectionTo(address: string): pg.ClientConfig {
  return {
    user: "postgres",
    database: "postgres",
    ssl: false,
    stream: () => new LocalSocket(address),
  };
}

/** A socket to this address, whatever host and port `pg` passes: it does not know the pipes of Windows. */
class LocalSocket extends Socket {
  readonly #address: string;

  constructor(address: string) {
    super();
    this.#address = address;
  }

  override connect(): this {
    return super.connect(this.#address);
  }
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

const RESTART_DELAY_MS = 1_000;
const CLOSE_LIMIT_MS = 10_000;

/**
 * Serves the database in a worker thread, on the first address that works. A thread that fails is replaced.
 * @param cluster directory of the database, which is created in an empty directory
 */
async function startServer(cluster: string, addresses: string[], log: Log) {
  let worker: Worker | undefined;
  let isClosing = false;

  const start = async (possible: string[]): Promise<string> => {
    const workerData: EmbeddedWorkerData = { cluster, addresses: possible };
    const started = new Worker(programUrl("embedded-worker"), { workerData, execArgv: [] });
    worker = started;
    const ended = once(started, "exit").then(([code]) => {
      throw new Error(`The embedded database ended with code ${code}`);
    });
    const [address] = await Promise.race([once(started, "message"), ended]);
    ended.catch((error) => restart(error, address));
    return address;
  };

  const restart = async (error: unknown, address: string): Promise<void> => {
    worker = undefined;
    if (isClosing) return;
    log.error({ err: error }, "the embedded database failed; it will be restarted");
    await delay(RESTART_DELAY_MS);
    if (isClosing) return;
    await start([address]).catch((again) => restart(again, address));
  };

  return {
    address: await start(addresses),
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

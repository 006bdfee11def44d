import { once } from "node:events";
import { realpath } from "node:fs/promises";
import { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Log } from "../../base/log.ts";
import { programUrl } from "../../base/program-url.ts";
import { withTimeout } from "../../base/with-timeout.ts";
import type { Database } from "../db.ts";
import { databaseAddresses, prepareCluster, prepareDataDir } from "./data-directory.ts";
import { lockDirectory } from "./directory-lock.ts";
import type { EmbeddedWorkerData } from "./embedded-worker.ts";

const POOL_END_LIMIT_MS = 2_000;
const FIRST_MAINTENANCE_MS = 30_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

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
}): Promise<Database> {
  const { dataDir, log, poolMax = 4 } = options;
  const directory = await prepareDataDir(dataDir);
  const lock = await lockDirectory(directory);
  try {
    const { server, address } = await startServer(directory, log);
    const connection = connectionTo(address);
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

/** Serves the directory's database, which is created on first use. */
async function startServer(directory: string, log: Log) {
  const addresses = databaseAddresses(directory);
  const cluster = await prepareCluster(directory, async (unfinished) => {
    log.info({ directory }, "creating the embedded database");
    // `initdb` needs much memory, which is free again when its thread has ended.
    const creating = new EmbeddedServer(unfinished, log);
    await creating.start(addresses);
    await creating.close();
  });
  const server = new EmbeddedServer(cluster, log);
  return { server, address: await server.start(addresses) };
}

/** Connects to the database that another process serves in this directory; undefined if none does. */
export async function connectToEmbedded(dataDir: string): Promise<Database | undefined> {
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

/** The worker thread that serves the embedded database. A thread that fails is replaced. */
export class EmbeddedServer {
  readonly #log: Log;
  readonly #cluster: string;
  #worker: Worker | undefined;
  #isClosing = false;

  /** @param cluster directory of the database, which is created in an empty directory */
  constructor(cluster: string, log: Log) {
    this.#cluster = cluster;
    this.#log = log;
  }

  /** Returns the address on which the server listens, one of `addresses`. */
  async start(addresses: string[]): Promise<string> {
    const workerData: EmbeddedWorkerData = { cluster: this.#cluster, addresses };
    const worker = new Worker(programUrl("embedded-worker"), { workerData, execArgv: [] });
    this.#worker = worker;
    const ended = once(worker, "exit").then(([code]) => {
      throw new Error(`The embedded database ended with code ${code}`);
    });
    const [address] = await Promise.race([once(worker, "message"), ended]);
    ended.catch((error) => this.#restart(error, address));
    return address;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    const ended = once(worker, "exit");
    worker.postMessage("close");
    await withTimeout(ended, CLOSE_LIMIT_MS, "late").catch(() => worker.terminate());
  }

  async #restart(error: unknown, address: string): Promise<void> {
    this.#worker = undefined;
    if (this.#isClosing) return;
    this.#log.error({ err: error }, "the embedded database failed; it will be restarted");
    await delay(RESTART_DELAY_MS);
    if (this.#isClosing) return;
    await this.start([address]).catch((again) => this.#restart(again, address));
  }
}

import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../../log.ts";
import { workerUrl } from "../../runtime/worker-url.ts";
import type { Database } from "../db.ts";
import { EmbeddedConnection } from "./connection.ts";
import { prepareCluster, prepareDataDir } from "./data-directory.ts";
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts";
import { type EmbeddedEngine, startEngine } from "./engine.ts";
import { startMaintenance } from "./maintenance.ts";
import { queryMessage, startupMessage } from "./protocol.ts";
import { EmbeddedSession } from "./session.ts";
import { openSocket } from "./socket.ts";

const USER = "postgres";
const POOL_END_LIMIT_MS = 2_000;

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
    const engine = await openEngine(directory, log);
    const session = await openSession(engine);
    const socket = await openSocket(directory, session);
    return createDatabase({ engine, session, socket, lock, log, poolMax });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openEngine(directory: string, log: Log): Promise<EmbeddedEngine> {
  const worker = workerUrl("embedded-worker", new URL("./embedded-worker.ts", import.meta.url));
  const start = (cluster: string) => startEngine({ directory: cluster, workerUrl: worker, log });
  const cluster = await prepareCluster(directory, async (unfinished) => {
    log.info({ directory }, "creating the embedded database");
    const engine = await start(unfinished);
    await engine.close();
  });
  try {
    return await start(cluster);
  } catch (error) {
    throw new Error(`The database in ${cluster} cannot be opened: ${(error as Error).message}`);
  }
}

async function openSession(engine: EmbeddedEngine): Promise<EmbeddedSession> {
  const startupResponse = Buffer.from(await engine.execute(startupMessage(USER, USER)));
  return new EmbeddedSession({ execute: engine.execute, startupResponse });
}

function createDatabase(parts: {
  engine: EmbeddedEngine;
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
  const maintenance = startMaintenance({ run: (sql) => db.query(sql), log });

  const close = async () => {
    maintenance.stop();
    await socket?.close();
    // `db.end` would wait forever for a client that was not released.
    await Promise.race([db.end(), delay(POOL_END_LIMIT_MS, undefined, { ref: false })]);
    session.end(new Error("The embedded database is closed"));
    await engine.execute(queryMessage("CHECKPOINT"));
    await engine.close();
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

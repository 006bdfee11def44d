import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { type Database, isTransientError } from "./db.ts";
import { hasCluster } from "./embedded/data-directory.ts";
import { DirectoryInUse } from "./embedded/directory-lock.ts";
import { connectToEmbedded, openEmbedded } from "./embedded/open-embedded.ts";

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
}

/** Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded database in `dataDir`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log } = options;
  return databaseUrl ? openPostgres(databaseUrl, log) : openEmbedded(dataDir, log);
}

/**
 * Opens the database for a command. If a site serves the embedded database, connects to that site's.
 * @throws if there is none: only a start and `npm run migrate` create one
 */
export async function openDatabaseForCommand(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options;
  if (!databaseUrl && !hasCluster(dataDir)) {
    throw new Error(
      `There is no database in DATA_DIR ${dataDir}; the first start of the site creates it`,
    );
  }
  return openDatabaseOrRunning(options);
}

/** Like `openDatabaseForCommand`, but creates a database that does not exist. */
export async function openDatabaseOrRunning(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const running = await connectToEmbedded(options.dataDir);
    if (running === undefined) throw error;
    return running;
  }
}

// Sent as a query, because poolers such as PgBouncer reject them as startup parameters.
const SESSION_SETTINGS = `
  SET statement_timeout = '8s';
  SET idle_in_transaction_session_timeout = '15s';
  SET TIME ZONE 'UTC';
  SET datestyle = 'ISO, MDY'`;

/** Opens a pool on PostgreSQL. @throws if it is unreachable now; later outages do not end the pool */
async function openPostgres(databaseUrl: string, log: Log): Promise<Database> {
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const db = new pg.Pool({
    ...connection,
    application_name: "website",
    max: 10,
    idleTimeoutMillis: 30_000,
    // Longer than statement_timeout: it applies when the server does not respond at all.
    query_timeout: 10_000,
    onConnect: (client) => client.query(SESSION_SETTINGS),
  });
  // Without a handler, the loss of an idle connection ends the process.
  db.on("error", ({ message }) => log.warn({ reason: message }, "a database connection was lost"));
  try {
    await db.query("SELECT 1");
  } catch (error) {
    await db.end();
    // The message omits the URL, which contains the password.
    const { host, port, database } = new pg.Client(databaseUrl);
    throw new Error(`DATABASE_URL: no ${database} at ${host}:${port}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, kind: "postgresql", connection, close: () => db.end() };
}

const RETRY_LIMIT_MS = 60_000;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 5_000;

interface RetryOptions {
  log: Log;
  limitMs?: number;
  wait?: (ms: number) => Promise<unknown>;
}

/** Retries `attempt` after transient errors for up to `limitMs`. @throws its last error */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  { log, limitMs = RETRY_LIMIT_MS, wait = delay }: RetryOptions,
): Promise<Result> {
  let retryMs = FIRST_RETRY_MS;
  for (let waitedMs = 0; ; waitedMs += retryMs, retryMs = Math.min(2 * retryMs, MAX_RETRY_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isTransientError(error) || waitedMs >= limitMs) throw error;
      log.warn({ reason: reasonOf(error), waitedMs, limitMs }, "waiting for the database");
      await wait(retryMs);
    }
  }
}

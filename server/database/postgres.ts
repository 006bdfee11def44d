import pg from "pg";
import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Database } from "./db.ts";

// Sent as a query, because poolers such as PgBouncer reject them as startup parameters.
const SESSION_SETTINGS = `
  SET statement_timeout = '8s';
  SET idle_in_transaction_session_timeout = '15s';
  SET TIME ZONE 'UTC';
  SET datestyle = 'ISO, MDY'`;

/** Opens a pool on PostgreSQL. @throws if it is unreachable now; later outages do not end the pool */
export async function openPostgres(options: {
  databaseUrl: string;
  log: Log;
  poolMax?: number | undefined;
}): Promise<Database> {
  const { databaseUrl, log, poolMax = 10 } = options;
  const connection: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  };
  const db = new pg.Pool({
    ...connection,
    application_name: "website",
    max: poolMax,
    idleTimeoutMillis: 30_000,
    // Longer than statement_timeout: it applies when the server does not respond at all.
    query_timeout: 10_000,
    onConnect: (client) => client.query(SESSION_SETTINGS),
  });
  // Without a handler, the loss of an idle connection ends the process.
  db.on("error", ({ message }) => log.warn({ reason: message }, "a database connection was lost"));
  await connectOnce(db, databaseUrl);

  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "postgresql",
    connection,
    close: () => {
      closing ??= db.end();
      return closing;
    },
  };
}

async function connectOnce(db: pg.Pool, databaseUrl: string): Promise<void> {
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
}

import pg from "pg";
import type { Log } from "../log.ts";
import type { Database } from "./db.ts";

// Sent as a query, since poolers such as PgBouncer refuse them among the startup parameters.
const SESSION_SETTINGS = `
  SET statement_timeout = '15s';
  SET idle_in_transaction_session_timeout = '15s';
  SET TIME ZONE 'UTC'`;

/** A pool on a real PostgreSQL. Throws when it cannot be reached now; later it outlives any outage. */
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
    // Above statement_timeout: it counts when the server does not answer at all.
    query_timeout: 20_000,
    onConnect: (client) => client.query(SESSION_SETTINGS),
  });
  // An idle connection that is lost would otherwise end the process.
  db.on("error", ({ message }) => log.warn({ reason: message }, "a database connection was lost"));
  await connectOnce(db, databaseUrl);

  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "postgresql",
    listenerConfig: { ...connection, application_name: "website listener" },
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
    // Not the address itself: it holds the password.
    const { host, port, database } = new pg.Client(databaseUrl);
    throw new Error(`DATABASE_URL: no ${database} at ${host}:${port}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** A host with several addresses fails with one error for each, and no words of its own. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

import pg from "pg";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";

// Sent as a query, since poolers such as PgBouncer refuse them among the startup parameters.
const SESSION_SETTINGS = `
  SET statement_timeout = '15s';
  SET idle_in_transaction_session_timeout = '15s';
  SET TIME ZONE 'UTC'`;

/** A pool on a real PostgreSQL. Connects with the first query, and again after any outage. */
export function openPostgres(options: {
  databaseUrl: string;
  log: Log;
  poolMax?: number | undefined;
}): Database {
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
  db.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));

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

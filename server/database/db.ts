import pg from "pg";

/** The part of the pool that queries use. */
export type Db = Pick<pg.Pool, "query" | "connect">;

/** An open PostgreSQL or embedded database. */
export interface Database {
  db: pg.Pool;
  kind: "postgresql" | "embedded";
  /** Configures a connection outside the pool, for migrations. */
  connection: pg.ClientConfig;
  /** Waits for running queries. */
  close(): Promise<void>;
}

/**
 * Runs `work` in a transaction. `work` must use only the given client: on the embedded database, a query
 * through another one would wait for the end of this transaction.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    // If `work` caught a failed query, PostgreSQL rolls back on COMMIT without an error.
    const { command } = await client.query("COMMIT");
    if (command !== "COMMIT") throw new Error("The transaction had failed: nothing was stored");
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** Runs `work` in a transaction that is rolled back, to find out what it would do. */
export async function withRollback<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = await db.connect();
  try {
    await client.query("BEGIN");
    return await work({ query: client.query.bind(client), connect: db.connect.bind(db) });
  } finally {
    await rollBack(client);
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query("ROLLBACK");
    client.release();
  } catch (error) {
    // The pool must not reuse a connection that cannot roll back.
    client.release(error instanceof Error ? error : true);
  }
}

/** Terminated by an administrator, shutting down, starting, cancelled by a timeout, too many clients. */
const TRANSIENT_CODES = new Set(["57P01", "57P02", "57P03", "57014", "53300"]);
/** Messages of errors by `pg` itself, which have no code. */
const TRANSIENT_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/**
 * True if a retry may succeed, because the database is unreachable, starting or overloaded. A wrong
 * password, a missing database and a faulty query are not transient.
 */
export function isTransientError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  if (isTransientError(cause)) return true;
  if (typeof code !== "string") return TRANSIENT_MESSAGES.test(message);
  // Class 08 contains connection errors. Network errors look like ECONNREFUSED, also those of all addresses of a host;
  // other errors of Node begin with ERR_.
  return TRANSIENT_CODES.has(code) || /^(08\w{3}|E(?!RR_)[A-Z_]+)$/.test(code);
}

/** True if the database is unavailable or rejects a query. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError || isTransientError(error);
}

/** True if a row violates this unique constraint. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.constraint === constraint;
}

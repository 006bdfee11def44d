import pg from "pg";

/** The pool, or the connection of a transaction. */
export type Db = Pick<pg.Pool, "query">;

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
 * Runs `work` in a transaction. `work` must use only the given `db`: on the embedded database, a query
 * through another one would wait for the end of this transaction.
 * @param dryRun rolls the transaction back, to find out what `work` would do
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (db: Db) => Promise<Result>,
  { dryRun = false } = {},
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    const end = dryRun ? "ROLLBACK" : "COMMIT";
    // If `work` caught a failed query, PostgreSQL rolls back on COMMIT without an error.
    const { command } = await client.query(end);
    if (command !== end) throw new Error("The transaction had failed: nothing was stored");
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
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

/** Terminated by an administrator, shutting down, starting, cancelled by a timeout, too many clients, no lock in time. */
const TRANSIENT_CODES = new Set(["57P01", "57P02", "57P03", "57014", "53300", "55P03"]);
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

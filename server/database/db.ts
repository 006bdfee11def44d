import type pg from "pg";

/** The part of the pool that queries use. */
export type Db = Pick<pg.Pool, "query" | "connect">;

/** An open PostgreSQL or embedded database. */
export interface Database {
  db: pg.Pool;
  kind: "postgresql" | "embedded";
  /** Configures a connection outside the pool, for migrations. */
  listenerConfig: pg.ClientConfig;
  /** Waits for running queries. May be called more than once. */
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

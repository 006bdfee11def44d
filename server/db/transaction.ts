import type pg from "pg";
import type { Db } from "./db.ts";

/**
 * Runs `work` on one connection: all of it is committed, or nothing is.
 * Use only the given client inside: on the embedded database any other waits for the transaction to end.
 */
export async function inTransaction<Result>(
  db: Db,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    // After an error that `work` has caught, PostgreSQL answers COMMIT with ROLLBACK, and no error.
    const { command } = await client.query("COMMIT");
    if (command !== "COMMIT") throw new Error("The transaction had failed: nothing was stored");
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
    // A connection that cannot roll back is lost: the pool must not hand it out again.
    client.release(error instanceof Error ? error : true);
  }
}

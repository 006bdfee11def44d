import type pg from "pg";

/** What queries need of the pool, on PostgreSQL and on the embedded database alike. */
export type Db = Pick<pg.Pool, "query" | "connect">;

/** An open database, of either kind. */
export interface Database {
  db: pg.Pool;
  kind: "postgresql" | "embedded";
  /** For a connection outside the pool: it listens, or it migrates. */
  listenerConfig: pg.ClientConfig;
  /** Waits for what is running; may be called twice. */
  close(): Promise<void>;
}

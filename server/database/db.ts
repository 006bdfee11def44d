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

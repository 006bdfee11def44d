import type pg from "pg";

/** What queries need of the pool, on PostgreSQL and on the embedded database alike. */
export type Db = Pick<pg.Pool, "query" | "connect">;

import { resolve } from "node:path";
import pg from "pg";
import type { Log } from "../log.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { DirectoryInUse } from "./embedded/directory-lock.ts";
import { socketConfig } from "./embedded/socket.ts";

/**
 * Opens the database for a command. If a running site holds the embedded database, the command connects
 * to that site. @throws an error that says what to do if it cannot connect
 */
export async function attachToRunningSite(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
}): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const database = await attach(options.dataDir);
    if (database === undefined) throw error;
    return database;
  }
}

async function attach(dataDir: string): Promise<Database | undefined> {
  const listenerConfig = socketConfig(resolve(dataDir));
  // A second connection would wait for the transaction of the first.
  const db = new pg.Pool({ ...listenerConfig, max: 1, connectionTimeoutMillis: 5_000 });
  db.on("error", () => undefined);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= db.end();
    return closing;
  };
  try {
    await db.query("SELECT 1");
  } catch {
    await close();
    return undefined;
  }
  return { db, kind: "embedded", listenerConfig, close };
}

import { resolve } from "node:path";
import pg from "pg";
import type { Log } from "../log.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { DirectoryInUse } from "./embedded/directory-lock.ts";
import { socketConfig } from "./embedded/socket.ts";

/**
 * The database for a command. A site that runs on the embedded one lets the command in, so that
 * nobody has to stop it. @throws one sentence that says what to do where that is not possible
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
    const database = await openThroughSite(options.dataDir);
    if (database === undefined) throw error;
    return database;
  }
}

async function openThroughSite(dataDir: string): Promise<Database | undefined> {
  const listenerConfig = socketConfig(resolve(dataDir));
  // One connection: a second one would wait for the first one's transaction.
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

import type { Log } from "../base/log.ts";
import type { Database } from "./db.ts";
import { hasCluster } from "./embedded/data-directory.ts";
import { DirectoryInUse } from "./embedded/directory-lock.ts";
import { connectToEmbedded, openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres.ts";

interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Maximum number of connections; by default 10, or 4 on the embedded database. */
  poolMax?: number | undefined;
}

/** Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded database in `dataDir`. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, log, poolMax } = options;
  return databaseUrl
    ? openPostgres({ databaseUrl, log, poolMax })
    : openEmbedded({ dataDir, log, poolMax });
}

/**
 * Opens the database for a command. If a site serves the embedded database, connects to that site's.
 * @throws if there is none: only a start and `npm run migrate` create one
 */
export async function openDatabaseForCommand(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options;
  if (!databaseUrl && !hasCluster(dataDir)) {
    throw new Error(
      `There is no database in DATA_DIR ${dataDir}; the first start of the site creates it`,
    );
  }
  return openDatabaseOrRunning(options);
}

/** Like `openDatabaseForCommand`, but creates a database that does not exist. */
export async function openDatabaseOrRunning(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    const running = await connectToEmbedded(options.dataDir);
    if (running === undefined) throw error;
    return running;
  }
}

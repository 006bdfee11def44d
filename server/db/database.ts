import type { Log } from "../log.ts";
import type { Database } from "./db.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres.ts";

/** Opens PostgreSQL where `databaseUrl` is set, and otherwise the embedded database in `dataDir`. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Connections at most; by default 10, and 4 on the embedded database. */
  poolMax?: number | undefined;
}): Promise<Database> {
  const { databaseUrl, dataDir, log, poolMax } = options;
  return databaseUrl
    ? openPostgres({ databaseUrl, log, poolMax })
    : openEmbedded({ dataDir, log, poolMax });
}

import type { Log } from "../log.ts";
import type { Database } from "./db.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { openPostgres } from "./postgres.ts";

/** Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded database in `dataDir`. */
export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Maximum number of connections; by default 10, or 4 on the embedded database. */
  poolMax?: number | undefined;
}): Promise<Database> {
  const { databaseUrl, dataDir, log, poolMax } = options;
  return databaseUrl
    ? openPostgres({ databaseUrl, log, poolMax })
    : openEmbedded({ dataDir, log, poolMax });
}

import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { openWhenThere } from "./open-when-there.ts";

/** How long a database may be away when the site starts. */
const DATABASE_WAIT_MS = 60_000;

/** The site's database, with all that this version needs. @throws what openWhenThere and bringUpToDate do */
export async function openReadyDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  log: Log,
): Promise<Database> {
  const open = () => openDatabase({ databaseUrl, dataDir, log });
  const database = await openWhenThere(open, { log, limitMs: DATABASE_WAIT_MS });
  await bringUpToDate(database, log);
  return database;
}

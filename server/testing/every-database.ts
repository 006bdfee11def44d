// For tests only: the same cases on the embedded database and on a real PostgreSQL.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe } from "vitest";
import { openDatabase } from "../db/database.ts";
import type { Database } from "../db/db.ts";
import { migrate } from "../db/migrate.ts";
import { createLog } from "../log.ts";
import { migratedDataDir } from "./data-templates.ts";
import { postgresBinaries, startThrowawayPostgres } from "./throwaway-postgres.ts";

export const silentLog = createLog("silent");

/** Runs `cases` once for each kind of database; `database()` is open and migrated within tests. */
export function onEveryDatabase(cases: (database: () => Database) => void): void {
  onDatabase("embedded", cases);
  onDatabase("postgresql", cases);
}

export function onDatabase(
  kind: Database["kind"],
  cases: (database: () => Database) => void,
): void {
  const missing = kind === "postgresql" && postgresBinaries() === undefined;
  if (missing) process.stderr.write("PostgreSQL is not installed: its tests are left out\n");
  describe.skipIf(missing)(`on ${kind}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await (kind === "embedded" ? openEmbeddedForTest() : openPostgresForTest());
      await migrate(database, silentLog);
    }, 60_000);
    afterAll(() => database.close(), 20_000);
    cases(() => database);
  });
}

async function openEmbeddedForTest(): Promise<Database> {
  const dataDir = await migratedDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  return alsoOnClose(database, () => rm(dataDir, { recursive: true }));
}

async function openPostgresForTest(): Promise<Database> {
  const server = await startThrowawayPostgres();
  const database = await openDatabase({ databaseUrl: server?.url, dataDir: "", log: silentLog });
  return alsoOnClose(database, async () => server?.stop());
}

function alsoOnClose(database: Database, cleanUp: () => Promise<unknown>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await cleanUp();
    },
  };
}

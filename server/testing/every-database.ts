// For tests only: runs cases on the embedded database or on PostgreSQL.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { createDatabase } from "./shared-postgres.ts";
import { migratedDataDir } from "./workers-and-data.ts";

export const silentLog = createLog("silent");

/**
 * Runs `cases` on PostgreSQL if it is installed, else on the embedded database. Within tests, `database()`
 * is open and migrated.
 */
export function onAnyDatabase(cases: (database: () => Database) => void): void {
  onDatabase(inject("postgresUrl") ? "postgresql" : "embedded", cases);
}

export function onDatabase(
  kind: Database["kind"],
  cases: (database: () => Database) => void,
): void {
  const missing = kind === "postgresql" && inject("postgresUrl") === "";
  describe.skipIf(missing)(`on ${kind}`, () => {
    let database: Database;
    let dataDir: string;
    beforeAll(async () => {
      dataDir = kind === "embedded" ? await migratedDataDir() : "";
      const databaseUrl = dataDir ? undefined : await createDatabase(inject("postgresUrl"));
      database = await openDatabase({ databaseUrl, dataDir, log: silentLog });
    });
    afterAll(async () => {
      await database.close();
      if (dataDir) await rm(dataDir, { recursive: true });
    });
    cases(() => database);
  });
}

// For tests only: runs cases on the embedded database or on PostgreSQL.
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { migratedDataDir } from "./data-templates.ts";
import { createDatabase } from "./shared-postgres.ts";

export const silentLog = createLog("silent");

/**
 * Runs `cases` on PostgreSQL if it is installed, else on the embedded database. Within tests, `database()`
 * is open and migrated.
 */
export function onAnyDatabase(cases: (database: () => Database) => void): void {
  onDatabase(hasPostgres() ? "postgresql" : "embedded", cases);
}

export function onDatabase(
  kind: Database["kind"],
  cases: (database: () => Database) => void,
): void {
  const missing = kind === "postgresql" && !hasPostgres();
  describe.skipIf(missing)(`on ${kind}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await (kind === "embedded" ? openEmbeddedForTest() : openPostgresForTest());
    });
    afterAll(() => database.close());
    cases(() => database);
  });
}

function hasPostgres(): boolean {
  return inject("postgresUrl") !== "";
}

async function openEmbeddedForTest(): Promise<Database> {
  const dataDir = await migratedDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  return withCleanUp(database, () => rm(dataDir, { recursive: true }));
}

async function openPostgresForTest(): Promise<Database> {
  const databaseUrl = await createDatabase(inject("postgresUrl"));
  return openDatabase({ databaseUrl, dataDir: "", log: silentLog });
}

function withCleanUp(database: Database, cleanUp: () => Promise<unknown>): Database {
  return {
    ...database,
    async close() {
      await database.close();
      await cleanUp();
    },
  };
}

import { test } from "@playwright/test";
import { createDatabaseOn, type Database } from "./database.ts";

/** Set by the global setup; empty when PostgreSQL is not installed. */
export const POSTGRES_URL_VARIABLE = "TEST_POSTGRES_URL";

/** Creates a database of its own for a test. Skips the test when PostgreSQL is not installed. */
export async function createDatabase(): Promise<Database> {
  const serverUrl = process.env[POSTGRES_URL_VARIABLE] ?? "";
  test.skip(serverUrl === "", "PostgreSQL is not installed");
  return createDatabaseOn(serverUrl);
}

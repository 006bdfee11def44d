import { expect, test, vi } from "vitest";
import { onDatabase, silentLog } from "../testing/every-database.ts";
import { openDatabase, withRetry } from "./database.ts";
import type { Database } from "./db.ts";

onDatabase("postgresql", (database) => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "", log: silentLog });
  const urlOf = ({ db }: Database) => String(db.options.connectionString);

  test("the session has limits for statements and idle transactions, and UTC", async () => {
    const { rows } = await database().db.query(
      `SELECT current_setting('statement_timeout') AS statement,
              current_setting('idle_in_transaction_session_timeout') AS idle,
              current_setting('TimeZone') AS zone`,
    );

    expect(rows).toEqual([{ statement: "8s", idle: "15s", zone: "UTC" }]);
  });

  test("reads dates in a database with another DateStyle", async () => {
    const url = urlOf(database());
    await database().db.query(
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET datestyle = 'German, DMY'`,
    );
    const other = await open(url);

    const { rows } = await other.db.query("SELECT timestamptz '2026-10-01T00:00Z' AS date");

    expect(rows).toEqual([{ date: new Date("2026-10-01T00:00Z") }]);
    await other.close();
  });

  test("fails with the name of a missing database and without the password", async () => {
    const url = urlOf(database()).replace("postgres@", "postgres:secret@").replace(/\w+$/, "away");

    const failure = await open(url).catch((error: Error) => error.message);

    expect(failure).toMatch(/^DATABASE_URL: no away at 127\.0\.0\.1:\d+: .*does not exist/);
    expect(failure).not.toContain("secret");
  });
});

test.each<[what: string, code: string, waits: number[]]>([
  ["fails at once for a wrong password", "28P01", []],
  ["is retried with doubled delays up to 5 seconds", "ECONNREFUSED", [500, 1000, 2000, 4000, 5000]],
])("opening the database %s", async (_what, code, waits) => {
  const error = new Error("DATABASE_URL: no site", { cause: Object.assign(new Error(), { code }) });
  const wait = vi.fn(async (_ms: number) => {});
  const opening = withRetry(() => Promise.reject(error), { log: silentLog, limitMs: 10_000, wait });

  await expect(opening).rejects.toThrow("no site");

  expect(wait.mock.calls.flat()).toEqual(waits);
});

import { describe, expect, inject, test, vi } from "vitest";
import { silentLog } from "../testing/every-database.ts";
import { createDatabase } from "../testing/shared-postgres.ts";
import { openDatabase, withRetry } from "./database.ts";

const serverUrl = inject("postgresUrl");

describe.skipIf(serverUrl === "")("on postgresql", () => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: "", log: silentLog });

  test("the session has limits for statements and idle transactions, and UTC", async () => {
    const database = await open(serverUrl);

    const { rows } = await database.db.query(
      `SELECT current_setting('statement_timeout') AS statement,
              current_setting('idle_in_transaction_session_timeout') AS idle,
              current_setting('TimeZone') AS zone`,
    );

    expect(rows).toEqual([{ statement: "8s", idle: "15s", zone: "UTC" }]);
    await database.close();
  });

  test("reads dates in a database with another DateStyle", async () => {
    const url = await createDatabase(serverUrl);
    const name = new URL(url).pathname.slice(1);
    const first = await open(url);
    await first.db.query(`ALTER DATABASE ${name} SET datestyle = 'German, DMY'`);
    await first.close();
    const database = await open(url);

    const { rows } = await database.db.query("SELECT timestamptz '2026-10-01T00:00Z' AS date");

    expect(rows).toEqual([{ date: new Date("2026-10-01T00:00Z") }]);
    await database.close();
  });

  test("fails with the name of a missing database and without the password", async () => {
    const url = serverUrl.replace("postgres@", "postgres:secret@").replace(/\/postgres$/, "/away");

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

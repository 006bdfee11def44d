import { describe, expect, inject, test } from "vitest";
import { silentLog } from "../testing/every-database.ts";
import { openDatabase } from "./database.ts";

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

  test("fails with the name of a missing database and without the password", async () => {
    const url = serverUrl.replace("postgres@", "postgres:secret@").replace(/\/postgres$/, "/away");

    const failure = await open(url).catch((error: Error) => error.message);

    expect(failure).toMatch(/^DATABASE_URL: no away at 127\.0\.0\.1:\d+: .*does not exist/);
    expect(failure).not.toContain("secret");
  });
});

test("fails with a message that names an unreachable server", async () => {
  const opening = openDatabase({
    databaseUrl: "postgres://ada:secret@localhost:1/site",
    dataDir: "",
    log: silentLog,
  });

  await expect(opening).rejects.toThrow(
    /^DATABASE_URL: no site at localhost:1: connect ECONNREFUSED/,
  );
});

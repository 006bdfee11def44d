import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect, test } from "vitest";
import { onDatabase } from "../../testing/every-database.ts";
import { migratedDataDir } from "../../testing/workers-and-data.ts";
import { SessionServer } from "./session-server.ts";

test("ends a client that is idle in a transaction, and others go on", async () => {
  const dataDir = await migratedDataDir();
  const database = await PGlite.create(join(dataDir, "postgres"));
  const server = new SessionServer(database, { idleInTransactionLimitMs: 200 });
  const host = join(dataDir, "socket");
  await mkdir(host, { recursive: true });
  await server.listen(join(host, ".s.PGSQL.5432"));
  const connect = async () => {
    const client = new pg.Client({ host, user: "postgres" });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const [forgotten, other] = await Promise.all([connect(), connect()]);
  const ended = new Promise((resolve) => forgotten.once("end", resolve));

  await forgotten.query("BEGIN; CREATE TABLE undone ()");
  const { rows } = await other.query("SELECT to_regclass('undone') AS undone");

  expect(rows).toEqual([{ undone: null }]);
  await Promise.all([ended, other.end()]);
  await server.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

onDatabase("embedded", (database) => {
  const exists = async (key: string) => {
    const sql = "SELECT FROM site_settings WHERE key = $1";
    return (await database().db.query(sql, [key])).rowCount === 1;
  };

  test("concurrent transactions commit and roll back independently, unseen by others until then, also by a dropped connection", async () => {
    const { db } = database();
    const end = async (key: string, statement: "COMMIT" | "ROLLBACK" | "drop") => {
      const client = await db.connect();
      await client.query("BEGIN");
      await client.query("INSERT INTO site_settings (key, value) VALUES ($1, '')", [key]);
      const seen = exists(key);
      if (statement !== "drop") await client.query(statement);
      client.release(statement === "drop");
      return seen;
    };

    await Promise.all([end("kept", "COMMIT"), end("undone", "ROLLBACK"), end("dropped", "drop")]);

    expect(await end("not-yet", "ROLLBACK")).toBe(false);
    expect(await Promise.all(["kept", "undone", "dropped"].map(exists))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ["a syntax error", "SELEC", [], "42601"],
    ["a wrong value", "SELECT $1::int", ["x"], "22P02"],
  ])("the same connection is usable after %s", async (_name, sql, values, code) => {
    const client = await database().db.connect();

    await expect(client.query(sql, values)).rejects.toMatchObject({ code });
    const { rows } = await client.query("SELECT 1 AS one");
    client.release();

    expect(rows).toEqual([{ one: 1 }]);
  });

  test("concurrent queries receive their own large or small results", async () => {
    const { db } = database();
    const large = "é".repeat(150_000);
    // Each asks one query after another, because the time limits of a query include its wait for a connection.
    const ask = async (asker: number) => {
      for (let number = asker; number < 120; number += 6) {
        const text = number % 3 === 0 ? `${large}${number}` : `${number}`;
        const sql = "SELECT $1::text AS text, $2::int AS number";
        const { rows } = await db.query(sql, [text, number]);
        expect(rows[0].text === text && rows[0].number === number, `${number}`).toBe(true);
      }
    };

    await Promise.all(Array.from({ length: 6 }, (_, asker) => ask(asker)));
  });
});

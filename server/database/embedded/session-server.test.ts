import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { expect, test } from "vitest";
import { temporaryDataDir } from "../../testing/data-templates.ts";
import { SessionServer } from "./session-server.ts";

test("ends a client that is idle in a transaction, and others go on", async () => {
  const dataDir = await temporaryDataDir();
  const database = await PGlite.create(join(dataDir, "postgres"));
  const server = new SessionServer(database, { idleInTransactionLimitMs: 200 });
  const address = await server.listen([join(dataDir, "socket", ".s.PGSQL.5432")]);
  const connect = async () => {
    const client = new pg.Client({ host: dirname(address), user: "postgres" });
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

import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryDataDir } from "../../testing/data-templates.ts";
import { silentLog } from "../../testing/every-database.ts";
import { EmbeddedConnection } from "./connection.ts";
import { openCluster } from "./open-embedded.ts";

let dataDir: string;
let opened: Awaited<ReturnType<typeof openCluster>>;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  opened = await openCluster(join(dataDir, "postgres"), { log: silentLog, batchLimitMs: 1_500 });
});
afterAll(async () => {
  await opened.engine.close();
  await rm(dataDir, { recursive: true });
});

function createClient(): pg.Client {
  const client = new pg.Client({
    user: "postgres",
    stream: () => new EmbeddedConnection(opened.session),
  });
  client.on("error", () => {});
  return client;
}

test("an endless statement ends every connection, and new connections find every committed row", async () => {
  const [stuck, bystander, later] = [createClient(), createClient(), createClient()];
  await Promise.all([stuck.connect(), bystander.connect()]);
  await stuck.query("CREATE TABLE kept AS SELECT 42 AS answer");
  await stuck.query("BEGIN; CREATE TABLE undone ()");

  const endless = stuck.query("SELECT count(*) FROM generate_series(1, 10000000000)");
  const waiting = bystander.query("SELECT 1");

  await expect(endless).rejects.toThrow("did not reply within 1500 ms");
  await expect(waiting).rejects.toThrow("did not reply within 1500 ms");
  await later.connect();
  const { rows } = await later.query("SELECT answer, to_regclass('undone') AS undone FROM kept");
  expect(rows).toEqual([{ answer: 42, undone: null }]);
});

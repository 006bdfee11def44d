import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workerUrl } from "../../runtime/worker-url.ts";
import { temporaryDataDir } from "../../testing/data-templates.ts";
import { silentLog } from "../../testing/every-database.ts";
import { EmbeddedConnection } from "./connection.ts";
import { type EmbeddedEngine, startEngine } from "./engine.ts";
import { startupMessage } from "./protocol.ts";
import { EmbeddedSession } from "./session.ts";

let dataDir: string;
let engine: EmbeddedEngine;
let session: EmbeddedSession;
beforeAll(async () => {
  dataDir = await temporaryDataDir();
  engine = await startEngine({
    directory: join(dataDir, "postgres"),
    workerUrl: workerUrl("embedded-worker", new URL("./embedded-worker.ts", import.meta.url)),
    log: silentLog,
    batchLimitMs: 1_500,
  });
  const startupResponse = Buffer.from(await engine.execute(startupMessage("postgres", "postgres")));
  session = new EmbeddedSession({ execute: engine.execute, startupResponse });
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true });
});

function createClient(): pg.Client {
  const client = new pg.Client({ user: "postgres", stream: () => new EmbeddedConnection(session) });
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

  await expect(endless).rejects.toThrow("longer than 1500 ms");
  await expect(waiting).rejects.toThrow("longer than 1500 ms");
  await later.connect();
  const { rows } = await later.query("SELECT answer, to_regclass('undone') AS undone FROM kept");
  expect(rows).toEqual([{ answer: 42, undone: null }]);
});

test("a closed engine rejects batches", async () => {
  await engine.close();

  await expect(engine.execute(Buffer.alloc(0))).rejects.toThrow("is closed");
});

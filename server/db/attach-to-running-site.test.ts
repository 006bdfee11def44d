import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDataDir } from "../testing/data-templates.ts";
import { silentLog } from "../testing/every-database.ts";
import { attachToRunningSite } from "./attach-to-running-site.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./db.ts";
import { listenForChanges } from "./listen.ts";

let dataDir: string;
let site: Database;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
  site = await openDatabase({ dataDir, log: silentLog });
});
afterEach(async () => {
  await site.close();
  await rm(dataDir, { recursive: true });
});

const openCommand = () => attachToRunningSite({ dataDir, log: silentLog });

test("a command reads and writes rows of 1 MB while the site runs", async () => {
  await site.db.query("CREATE TABLE notes (text text)");
  const command = await openCommand();
  const long = "x".repeat(1_000_000);

  await command.db.query("INSERT INTO notes VALUES ($1)", [long]);

  expect((await command.db.query("SELECT text FROM notes")).rows).toEqual([{ text: long }]);
  expect((await site.db.query("SELECT length(text) FROM notes")).rows).toEqual([
    { length: 1_000_000 },
  ]);
  await command.close();
});

test("the running site receives the notifications that a command sends", async () => {
  const command = await openCommand();
  let stopListening = async () => {};
  const heard = new Promise<string>((resolve) => {
    const listener = listenForChanges({
      config: site.listenerConfig,
      log: silentLog,
      onReset: () => void command.db.query("NOTIFY site_changes"),
      onChange: () => resolve("change"),
    });
    stopListening = listener.stop;
  });

  expect(await heard).toBe("change");
  await stopListening();
  await command.close();
});

test("rolls back the transaction of a command that is killed", async () => {
  await site.db.query("CREATE TABLE notes (text text)");
  const command = await openCommand();
  const client = await command.db.connect();
  await client.query("BEGIN; INSERT INTO notes VALUES ('half')");

  client.release(true);

  expect((await site.db.query("SELECT FROM notes")).rowCount).toBe(0);
  await command.close();
});

test("only the user of the process has access to the socket's folder", async () => {
  const { mode } = await stat(join(dataDir, "socket"));

  expect((mode & 0o777).toString(8)).toBe("700");
});

test("without a running site a command opens the database; a second site fails", async () => {
  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(/is in use by/);
  await site.close();

  const command = await openCommand();

  expect((await command.db.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  await command.close();
});

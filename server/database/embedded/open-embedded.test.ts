import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { silentLog } from "../../testing/every-database.ts";
import { migratedDataDir } from "../../testing/workers-and-data.ts";
import { openDatabase, openDatabaseForCommand } from "../database.ts";
import type { Database } from "../db.ts";
import { prepareCluster } from "./data-directory.ts";

let dataDir: string;
let site: Database;
beforeAll(async () => {
  dataDir = await migratedDataDir();
  site = await openDatabase({ dataDir, log: silentLog });
  await site.db.query("CREATE TABLE kept AS SELECT 42 AS answer");
});
afterAll(() => rm(dataDir, { recursive: true }));

test("creates the database after a first start that was killed, whose files it removes", async () => {
  const directory = join(dataDir, "fresh");
  await mkdir(directory);
  const killed = prepareCluster(directory, () => Promise.reject(new Error("killed")));
  await expect(killed).rejects.toThrow("killed");

  const cluster = await prepareCluster(directory, async (unfinished) =>
    writeFile(join(unfinished, "PG_VERSION"), ""),
  );

  expect(await readdir(directory)).toEqual(["postgres"]);
  expect(await readdir(cluster)).toEqual(["PG_VERSION"]);
});

test("a command creates no database where there is none", async () => {
  const mistyped = join(dataDir, "mistyped");

  const opening = openDatabaseForCommand({ dataDir: mistyped, log: silentLog });

  await expect(opening).rejects.toThrow(`There is no database in DATA_DIR ${mistyped}`);
  await expect(stat(mistyped)).rejects.toThrow("ENOENT");
});

test("a command uses the database of the running site, to whose socket only its user has access; a second site fails", async () => {
  await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
    new RegExp(`^DATA_DIR ${dataDir} is in use by process ${process.pid} .* set DATABASE_URL$`),
  );

  const command = await openDatabaseForCommand({ dataDir, log: silentLog });
  await command.db.query("UPDATE kept SET answer = 43");
  await command.close();

  expect((await site.db.query("SELECT answer FROM kept")).rows).toEqual([{ answer: 43 }]);
  expect(((await stat(join(dataDir, "socket"))).mode & 0o777).toString(8)).toBe("700");
});

test("restarts the database after a failure of its thread, with every committed row", async () => {
  const logged = vi.spyOn(silentLog, "error");
  const interrupted = await site.db.connect();
  interrupted.on("error", () => {});
  await interrupted.query("BEGIN; CREATE TABLE undone ()");

  // The worker cannot answer this statement completely.
  await expect(interrupted.query("COPY kept FROM STDIN")).rejects.toThrow();
  interrupted.release(true);

  const answers = () =>
    site.db.query("SELECT answer, to_regclass('undone') AS undone FROM kept").then(
      ({ rows }) => rows,
      () => undefined,
    );
  await expect.poll(answers, { timeout: 30_000 }).toEqual([{ answer: 43, undone: null }]);
  expect(logged).toHaveBeenCalledWith(
    expect.anything(),
    "the embedded database failed; it will be restarted",
  );
});

test("close returns with an unreleased client", async () => {
  const client = await site.db.connect();
  client.on("error", () => {});
  await client.query("BEGIN");

  await site.close();

  await expect(site.db.query("SELECT 1")).rejects.toThrow();
});

test("serves a directory whose path is too long for a socket", async () => {
  const deep = join(dataDir, "d".repeat(100));
  await mkdir(deep);
  await rename(join(dataDir, "postgres"), join(deep, "postgres"));
  const served = await openDatabase({ dataDir: deep, log: silentLog });

  const command = await openDatabaseForCommand({ dataDir: deep, log: silentLog });

  expect((await command.db.query("SELECT answer FROM kept")).rows).toEqual([{ answer: 43 }]);
  await command.close();
  await served.close();
  await rename(join(deep, "postgres"), join(dataDir, "postgres"));
});

test("fails with the path and the server's reason if the database cannot be opened", async () => {
  await writeFile(join(dataDir, "postgres", "PG_VERSION"), "9.1\n");

  const opening = openDatabase({ dataDir, log: silentLog });

  await expect(opening).rejects.toThrow(/postgres cannot be opened: .*FATAL/);
});

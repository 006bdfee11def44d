import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDataDir } from "../../testing/data-templates.ts";
import { silentLog } from "../../testing/every-database.ts";
import { openDatabase } from "../database.ts";

const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await temporaryDataDir();
});
afterEach(async () => {
  child?.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

function startWriting(name: string): ChildProcess {
  child = fork(local("../../testing/endless-inserts.ts"), [dataDir, name], {
    execArgv: ["--import", local("../../testing/load-typescript.mjs")],
  });
  return child;
}

async function kill(writer: ChildProcess): Promise<void> {
  const ended = once(writer, "exit");
  writer.kill("SIGKILL");
  await ended;
}

test("a process killed while it writes loses no acknowledged row", async () => {
  const acknowledged: string[] = [];
  for (const [round, rows] of [20, 150].entries()) {
    const writer = startWriting(`round${round}`);
    await new Promise<void>((enough) => {
      let count = 0;
      writer.on("message", (key) => {
        acknowledged.push(String(key));
        count += 1;
        if (count === rows) enough();
      });
    });
    await kill(writer);
  }

  const database = await openDatabase({ dataDir, log: silentLog });
  const { rows } = await database.db.query<{ key: string }>("SELECT key FROM site_settings");
  await database.close();
  const stored = new Set(rows.map(({ key }) => key));
  const halves = acknowledged.flatMap((key) => [`${key}-left`, `${key}-right`]);
  const other = (key: string) =>
    key.endsWith("left") ? key.replace("left", "right") : key.replace("right", "left");

  expect(acknowledged.length).toBeGreaterThanOrEqual(170);
  expect(halves.filter((key) => !stored.has(key))).toEqual([]);
  expect([...stored].filter((key) => !stored.has(other(key)))).toEqual([]);
});

test("a second process fails with the id of the process that holds the directory", async () => {
  const writer = startWriting("first");
  await once(writer, "message");

  const second = openDatabase({ dataDir, log: silentLog });

  await expect(second).rejects.toThrow(`${dataDir} is in use by process ${writer.pid}`);
  await expect(second).rejects.toThrow("set DATABASE_URL");
});

test("creates the database after a killed first start", async () => {
  const empty = await mkdtemp(join(tmpdir(), "embedded-test-"));
  const unfinished = () => readdir(empty).then((names) => names.find((name) => /^unf/.test(name)));
  await rm(dataDir, { recursive: true });
  dataDir = empty;
  const writer = startWriting("first");
  await expect.poll(unfinished, { timeout: 20_000 }).toBeDefined();
  await kill(writer);

  const database = await openDatabase({ dataDir, log: silentLog });
  const { rows } = await database.db.query("SELECT 1 AS one");
  await database.close();

  expect(rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(empty, "postgres", "PG_VERSION"))).toBe(true);
});

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

function openElsewhere(): ChildProcess {
  child = fork(local("../../testing/keep-database-open.ts"), [dataDir], {
    execArgv: ["--import", local("../../testing/load-typescript.mjs")],
  });
  return child;
}

test("a second process fails with the id of the process that holds the directory", async () => {
  const first = openElsewhere();
  await once(first, "message");

  const second = openDatabase({ dataDir, log: silentLog });

  await expect(second).rejects.toThrow(`${dataDir} is in use by process ${first.pid}`);
  await expect(second).rejects.toThrow("set DATABASE_URL");
});

test("creates the database after a killed first start, whose files it removes", async () => {
  const empty = await mkdtemp(join(tmpdir(), "embedded-test-"));
  const unfinished = () => readdir(empty).then((names) => names.find((name) => /^unf/.test(name)));
  await rm(dataDir, { recursive: true });
  dataDir = empty;
  const first = openElsewhere();
  await expect.poll(unfinished, { timeout: 20_000 }).toBeDefined();
  first.kill("SIGKILL");
  await once(first, "exit");

  const database = await openDatabase({ dataDir, log: silentLog });
  const { rows } = await database.db.query("SELECT 1 AS one");
  await database.close();

  expect(rows).toEqual([{ one: 1 }]);
  expect(existsSync(join(empty, "postgres", "PG_VERSION"))).toBe(true);
  expect(await unfinished()).toBeUndefined();
});

// For tests only: data directories with a database. Each kind is created once and then copied, because
// creating a database takes seconds.
import { createHash } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { DirectoryInUse, lockDirectory } from "../database/embedded/directory-lock.ts";
import { migrate, sqlDirectory } from "../database/migrate.ts";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));
const VERSION = packageJson.dependencies["@electric-sql/pglite"];
const log = createLog("silent");

/** Creates a data directory with an empty database. */
export function temporaryDataDir(): Promise<string> {
  return copyOf(`embedded-${VERSION}`, async () => {});
}

/** Creates a data directory with a migrated database. */
export async function migratedDataDir(): Promise<string> {
  return copyOf(`embedded-${VERSION}-${await migrationsHash()}`, (database) =>
    migrate(database, log),
  );
}

async function copyOf(name: string, fill: (database: Database) => Promise<void>): Promise<string> {
  const template = join(CACHE, name);
  while (!existsSync(template)) await createOnce(template, fill);
  const dataDir = await mkdtemp(join(tmpdir(), "embedded-test-"));
  // Synchronous, because the asynchronous version needs more processor time.
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Creates the template. If another test process is already creating it, waits briefly instead. */
async function createOnce(template: string, fill: (database: Database) => Promise<void>) {
  await mkdir(CACHE, { recursive: true });
  const lock = await lockDirectory(CACHE).catch((error) => {
    if (!(error instanceof DirectoryInUse)) throw error;
  });
  if (lock === undefined) return delay(50);
  try {
    if (!existsSync(template)) await createTemplate(template, fill);
  } finally {
    await lock.release();
  }
}

async function createTemplate(template: string, fill: (database: Database) => Promise<void>) {
  const unfinished = await mkdtemp(`${template}-`);
  const database = await openDatabase({ dataDir: unfinished, log });
  await fill(database);
  await database.close();
  await rename(unfinished, template);
}

async function migrationsHash(): Promise<string> {
  const hash = createHash("sha256");
  const directory = sqlDirectory();
  for (const file of (await readdir(directory)).filter((each) => each.endsWith(".sql")).sort()) {
    hash.update(file).update(await readFile(join(directory, file)));
  }
  return hash.digest("hex").slice(0, 12);
}

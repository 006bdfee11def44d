// For tests only: data directories with an embedded database. Creating one takes seconds, so Vitest creates one of each
// kind before all files, unless an earlier run did, and tests copy it.
import { createHash } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import type { Database } from "../database/db.ts";
import { migrate, sqlDirectory } from "../database/migrate.ts";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));
const VERSION = packageJson.dependencies["@electric-sql/pglite"];
const log = createLog("silent");

export async function setup(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  await createTemplate(emptyTemplate(), async () => {});
  await createTemplate(await migratedTemplate(), (database) => migrate(database, log));
}

/** Creates a data directory with an empty database. */
export function temporaryDataDir(): Promise<string> {
  return copyOf(emptyTemplate());
}

/** Creates a data directory with a migrated database. */
export async function migratedDataDir(): Promise<string> {
  return copyOf(await migratedTemplate());
}

function emptyTemplate(): string {
  return join(CACHE, `embedded-${VERSION}`);
}

/** Its name has a hash of the migrations. */
async function migratedTemplate(): Promise<string> {
  const hash = createHash("sha256");
  const directory = sqlDirectory();
  for (const file of (await readdir(directory)).filter((each) => each.endsWith(".sql")).sort()) {
    hash.update(file).update(await readFile(join(directory, file)));
  }
  return `${emptyTemplate()}-${hash.digest("hex").slice(0, 12)}`;
}

async function createTemplate(template: string, fill: (database: Database) => Promise<void>) {
  if (existsSync(template)) return;
  const unfinished = await mkdtemp(`${template}-`);
  const database = await openDatabase({ dataDir: unfinished, log });
  await fill(database);
  await database.close();
  await rename(unfinished, template);
}

async function copyOf(template: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "embedded-test-"));
  // Synchronous, because the asynchronous version needs more processor time.
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

// For tests only: what Vitest makes once before all files. Tests run from the sources, which a worker thread cannot load,
// so it bundles the programs of the workers. It creates a data directory with a migrated embedded database, which takes
// seconds, unless an earlier run did; tests copy it.
import { createHash } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import packageJson from "../../package.json" with { type: "json" };
import { createLog } from "../base/log.ts";
import { openDatabase } from "../database/database.ts";
import { migrate, sqlDirectory } from "../database/migrate.ts";

const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));
const VERSION = packageJson.dependencies["@electric-sql/pglite"];
const log = createLog("silent");

export async function setup(): Promise<void> {
  await build({
    entryPoints: [
      "server/database/embedded/embedded-worker.ts",
      "server/posts/markdown/markdown-worker.ts",
    ],
    outdir: ".cache/workers",
    entryNames: "[name]",
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "error",
  });
  await mkdir(CACHE, { recursive: true });
  const template = await templateFolder();
  if (existsSync(template)) return;
  const unfinished = await mkdtemp(`${template}-`);
  const database = await openDatabase({ dataDir: unfinished, log });
  await migrate(database, log);
  await database.close();
  await rename(unfinished, template);
}

/** Creates a data directory with a migrated database. */
export async function migratedDataDir(): Promise<string> {
  const template = await templateFolder();
  const dataDir = await mkdtemp(join(tmpdir(), "embedded-test-"));
  // Synchronous, because the asynchronous version needs more processor time.
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Its name has a hash of the migrations. */
async function templateFolder(): Promise<string> {
  const hash = createHash("sha256");
  const directory = sqlDirectory();
  for (const file of (await readdir(directory)).filter((each) => each.endsWith(".sql")).sort()) {
    hash.update(file).update(await readFile(join(directory, file)));
  }
  return join(CACHE, `embedded-${VERSION}-${hash.digest("hex").slice(0, 12)}`);
}

import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { access, constants, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Log } from "../../log.ts";

const UNFINISHED = "unfinished-";

/** Makes sure that `dataDir` is there and can be written; throws one sentence otherwise. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const directory = resolve(dataDir);
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return directory;
  } catch (error) {
    throw new Error(`DATA_DIR ${directory} cannot be used: ${(error as Error).message}`);
  }
}

/**
 * Makes the database on first use, in a process of its own because that takes much memory once.
 * It is made elsewhere and moved into place, so a process killed meanwhile leaves no half database.
 * Call with the directory locked. Gives the cluster's directory.
 */
export async function prepareCluster(directory: string, worker: URL, log: Log): Promise<string> {
  const cluster = join(directory, "postgres");
  if (existsSync(join(cluster, "PG_VERSION"))) return cluster;

  log.info({ directory }, "making a new embedded database, once");
  await removeUnfinished(directory);
  const unfinished = await mkdtemp(join(directory, UNFINISHED));
  await initialise(unfinished, worker);
  await rename(unfinished, cluster);
  return cluster;
}

async function removeUnfinished(directory: string): Promise<void> {
  const names = await readdir(directory);
  for (const name of names.filter((entry) => entry.startsWith(UNFINISHED))) {
    await rm(join(directory, name), { recursive: true, force: true });
  }
}

function initialise(directory: string, worker: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(worker, [directory], {
      execArgv: [],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let complaint = "";
    child.stderr?.on("data", (chunk) => {
      complaint = `${complaint}${chunk}`.slice(-2_000);
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`No database could be made (${signal ?? code}): ${complaint.trim()}`));
    });
  });
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { access, constants, mkdir, realpath, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Creates `dataDir` if it does not exist, and returns its real path. @throws an error that names the directory if it is unusable */
export async function prepareDataDir(dataDir: string): Promise<string> {
  const directory = resolve(dataDir);
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(directory);
  } catch (error) {
    throw new Error(`DATA_DIR ${directory} cannot be used: ${(error as Error).message}`);
  }
}

/**
 * Calls `create` on first use, for the cluster: PostgreSQL's word for the directory of a server's databases. It is made
 * in another directory that is then renamed, so that a killed process leaves no incomplete one. The caller holds the lock
 * of the directory. Returns the cluster's directory.
 */
export async function prepareCluster(
  directory: string,
  create: (unfinished: string) => Promise<void>,
): Promise<string> {
  const cluster = join(directory, "postgres");
  if (hasCluster(directory)) return cluster;

  const unfinished = join(directory, "unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await create(unfinished);
  await rename(unfinished, cluster);
  return cluster;
}

/** Whether the directory contains a database. */
export function hasCluster(directory: string): boolean {
  return existsSync(join(directory, "postgres", "PG_VERSION"));
}

/** The path in `sockaddr_un` is limited to 104 or 108 bytes, depending on the system. */
const MAX_PATH_BYTES = 100;
/** Longer than the name of each socket. */
const SOCKET_NAME_BYTES = 24;

/**
 * Folders for the sockets of the lock and of the database: the first that works is used. The second is for
 * directories whose path is too long or whose file system does not support sockets.
 */
export function socketFolders(directory: string): string[] {
  const own = join(directory, "socket");
  const isShort = Buffer.byteLength(own) + SOCKET_NAME_BYTES <= MAX_PATH_BYTES;
  const hash = createHash("sha256").update(directory).digest("hex").slice(0, 24);
  return [...(isShort ? [own] : []), join(tmpdir(), `website-${hash}`)];
}

import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The path in `sockaddr_un` is limited to 104 or 108 bytes, depending on the system. */
const MAX_PATH_BYTES = 100;

/** Longer than the name of a lock's socket. */
const LOCK_NAME_BYTES = 24;

/**
 * Folders for the sockets that lock the directory: the directory itself, to which only its user may write; the
 * second is for directories whose path is too long or whose file system does not support sockets.
 */
export function lockFolders(directory: string): string[] {
  const isShort = Buffer.byteLength(directory) + LOCK_NAME_BYTES <= MAX_PATH_BYTES;
  return [...(isShort ? [directory] : []), join(tmpdir(), `${uniqueName(directory)}-lock`)];
}

export function lockPipe(directory: string): string {
  return `\\\\.\\pipe\\${uniqueName(directory)}`;
}

/**
 * Addresses at which the database may be served; the server uses the first that works. The second is for
 * directories whose path is too long or whose file system does not support sockets.
 */
export function databaseAddresses(directory: string): string[] {
  const name = uniqueName(directory);
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}-database`];
  const folders = [join(directory, "socket"), join(tmpdir(), name)];
  return folders.map((folder) => join(folder, ".s.PGSQL.5432")).filter(isShortEnough);
}

function uniqueName(directory: string): string {
  return `website-${createHash("sha256").update(directory).digest("hex").slice(0, 24)}`;
}

function isShortEnough(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_PATH_BYTES;
}

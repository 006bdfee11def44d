import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The path in `sockaddr_un` is limited to 104 or 108 bytes, depending on the system. */
const MAX_PATH_BYTES = 100;

/**
 * Addresses whose sockets lock the directory; the process has to hold all of them. On Linux the first is an
 * abstract socket, which cannot go stale. Another container with the same volume does not see it, so a
 * socket file in the directory is the second lock.
 */
export function lockAddresses(directory: string): string[] {
  const name = uniqueName(directory);
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}`];
  const files = [join(directory, "lock.sock")].filter(isShortEnough);
  return process.platform === "linux" ? [`\0${name}`, ...files] : files;
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

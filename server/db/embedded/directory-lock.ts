import { createHash } from "node:crypto";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";

/** The path in `sockaddr_un` is limited to 104 or 108 bytes, depending on the system. */
export const MAX_SOCKET_PATH_BYTES = 100;

export type DirectoryLock = Awaited<ReturnType<typeof lockDirectory>>;

/**
 * Locks the directory for this process. The lock is a listening socket, which the kernel releases even
 * if the process is killed. @throws DirectoryInUse, which names the holder
 */
export async function lockDirectory(directory: string) {
  const real = await realpath(directory);
  const servers: Server[] = [];
  const release = async () => {
    for (const server of servers.splice(0)) await new Promise((done) => server.close(done));
  };
  for (const address of lockAddresses(real)) {
    try {
      servers.push(await acquire(address, real));
    } catch (error) {
      // Some shared folders do not support sockets; then the first lock must suffice.
      if (servers.length > 0 && !(error instanceof DirectoryInUse)) continue;
      await release();
      throw error;
    }
  }
  return { release };
}

/**
 * On Linux the first lock is an abstract socket, which cannot go stale. Another container with the same
 * volume does not see it, so a socket file in the directory is the second lock.
 */
function lockAddresses(directory: string): string[] {
  const name = `website-${createHash("sha256").update(directory).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}`];
  const file = join(directory, "lock.sock");
  const files = Buffer.byteLength(file) > MAX_SOCKET_PATH_BYTES ? [] : [file];
  return process.platform === "linux" ? [`\0${name}`, ...files] : files;
}

async function acquire(address: string, directory: string): Promise<Server> {
  try {
    return await listen(address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
  }
  const holder = await findHolder(address);
  if (holder !== undefined) throw new DirectoryInUse(directory, holder);
  // No process listens: the holder was killed or has just released the lock.
  if (!address.startsWith("\0")) await rm(address, { force: true });
  return acquire(address, directory);
}

export class DirectoryInUse extends Error {
  constructor(directory: string, holder: string) {
    super(
      `DATA_DIR ${directory} is in use by ${holder}. The embedded database serves one process: ` +
        "stop that one, give this one a DATA_DIR of its own, or set DATABASE_URL",
    );
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(`process ${process.pid} on ${hostname()}`));
    server.once("error", reject);
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Asks the process that listens on the address for its name; undefined if there is none. */
function findHolder(address: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let holder = "";
    const socket = connect(address);
    socket.setTimeout(2_000, () => socket.destroy(new Error("No answer")));
    socket.on("data", (chunk) => {
      holder += chunk;
    });
    socket.on("end", () => resolve(holder));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const isReleased = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      resolve(isReleased ? undefined : "a process that does not answer");
    });
  });
}
